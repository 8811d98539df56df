CREATE TABLE reports (
    table_id TEXT NOT NULL,
    by_whom TEXT NOT NULL,
    person TEXT NOT NULL,
    said INTEGER NOT NULL,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, by_whom, person, said)
) WITHOUT ROWID;
CREATE INDEX reports_at ON reports (at);

CREATE TABLE bans (
    address TEXT PRIMARY KEY,
    until REAL NOT NULL
) WITHOUT ROWID;

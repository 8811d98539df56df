CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    touched REAL NOT NULL,
    listed INTEGER NOT NULL,
    due REAL,
    summary BLOB NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (touched) WHERE listed;

CREATE TABLE record (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE chat (
    table_id TEXT NOT NULL,
    number INTEGER NOT NULL,
    line BLOB NOT NULL,
    PRIMARY KEY (table_id, number)
) WITHOUT ROWID;

CREATE TABLE holders (
    table_id TEXT NOT NULL,
    name TEXT NOT NULL,
    token BLOB NOT NULL,
    delivered INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, name)
) WITHOUT ROWID;

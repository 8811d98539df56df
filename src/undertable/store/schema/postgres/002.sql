CREATE TABLE reports (
    table_id text NOT NULL,
    by_whom text NOT NULL,
    person text NOT NULL,
    said integer NOT NULL,
    at double precision NOT NULL,
    PRIMARY KEY (table_id, by_whom, person, said)
);
CREATE INDEX reports_at ON reports (at);

CREATE TABLE bans (
    address text PRIMARY KEY,
    until double precision NOT NULL
);

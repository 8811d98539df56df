CREATE TABLE tables (
    id text PRIMARY KEY,
    touched double precision NOT NULL,
    listed boolean NOT NULL,
    due double precision,
    summary bytea NOT NULL
) WITH (fillfactor = 70);
CREATE INDEX tables_due ON tables (due) WHERE due IS NOT NULL;
CREATE INDEX tables_listed ON tables (touched) WHERE listed;

CREATE TABLE record (
    table_id text NOT NULL,
    number integer NOT NULL,
    line bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE chat (
    table_id text NOT NULL,
    number integer NOT NULL,
    line bytea NOT NULL,
    PRIMARY KEY (table_id, number)
);

CREATE TABLE holders (
    table_id text NOT NULL,
    name text NOT NULL,
    token bytea NOT NULL,
    delivered integer NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, name)
);

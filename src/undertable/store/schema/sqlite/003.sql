CREATE TABLE reviews (
    table_id TEXT PRIMARY KEY,
    review BLOB NOT NULL
) WITHOUT ROWID;

CREATE TABLE reviews (
    table_id text PRIMARY KEY,
    review bytea NOT NULL
);

-- The figures of 数据概览 as last counted: every visitor may ask, so they are counted once in a while, not each time.

CREATE TABLE overview (
  id integer PRIMARY KEY,
  figures jsonb NOT NULL,
  at timestamptz NOT NULL
);

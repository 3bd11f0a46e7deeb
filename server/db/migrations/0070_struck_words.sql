-- Words that the office keeps off everybody's search box, however often they are searched.
CREATE TABLE struck_word (
  keyword text PRIMARY KEY,
  account_id bigint NOT NULL REFERENCES account (id),
  at timestamptz NOT NULL
);

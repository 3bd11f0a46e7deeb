-- Who has read a page today, as a keyed hash that names neither reader nor page; rows go after two days.

CREATE TABLE view_mark (
  mark text PRIMARY KEY,
  at timestamptz NOT NULL
);
CREATE INDEX view_mark_at ON view_mark (at);

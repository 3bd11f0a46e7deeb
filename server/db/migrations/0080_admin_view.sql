-- Views of the admin area's lists, each person's own. All views of a list are one row, replaced as a whole.
CREATE TABLE admin_view (
  account_id bigint NOT NULL REFERENCES account (id),
  list text NOT NULL,
  views jsonb NOT NULL,
  opens_with text,
  version integer NOT NULL DEFAULT 1,
  PRIMARY KEY (account_id, list)
);

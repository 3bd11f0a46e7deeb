-- Who of the team has the form open, and where in it: one line for each, overwritten, gone a minute and a half after
-- the last sign. It names nothing that could hold anybody else up, so it references nothing.
CREATE TABLE application_presence (
  application_id bigint NOT NULL,
  account_id bigint NOT NULL,
  step text,
  seen_at timestamptz NOT NULL,
  PRIMARY KEY (application_id, account_id)
);
CREATE INDEX application_presence_seen ON application_presence (seen_at);

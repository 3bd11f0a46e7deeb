-- Who wants no weekly letter about the applications in work.
ALTER TABLE reminder_setting ADD COLUMN weekly boolean NOT NULL DEFAULT true;

-- The week, by its Monday in Beijing, whose letter somebody has been given: of several replicas one can write it.
CREATE TABLE weekly_digest (
  account_id bigint PRIMARY KEY REFERENCES account (id),
  week date NOT NULL
);

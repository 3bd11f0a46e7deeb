-- What was refused, counted by hour and kind: whoever attacks must not make the service write a row for each try.
CREATE TABLE refused_attempt (
  hour timestamptz NOT NULL,
  kind text NOT NULL,
  count integer NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (hour, kind)
);
-- The newest act of a kind is asked for; without this a log of years would be read backwards.
CREATE INDEX audit_event_action ON audit_event (action, id);

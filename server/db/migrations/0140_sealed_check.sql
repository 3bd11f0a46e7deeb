-- What was done to one thing last: asked for each refusal that says who acted first, and for the acts that can be taken
-- back. Without it all acts of the same kind on other things are read as well.
CREATE INDEX audit_event_target ON audit_event (target, action, id);

-- The daily look whether all that is sealed can still be opened. It goes on in steps, so it stores how far it has come:
-- in which column, after which key, and what it has found since it began.
CREATE TABLE sealed_check (
  id integer PRIMARY KEY CHECK (id = 1),
  column_name text,
  after_key text[],
  found jsonb NOT NULL DEFAULT '{}',
  finished_at timestamptz
);
INSERT INTO sealed_check (id) VALUES (1);

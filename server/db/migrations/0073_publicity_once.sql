-- A list of what is to be funded is published once; until when objections are heard is counted from then.
ALTER TABLE application ADD COLUMN public_since timestamptz;
ALTER TABLE application ADD COLUMN public_content integer REFERENCES content (id) ON DELETE SET NULL;
CREATE INDEX application_public_content ON application (public_content) WHERE public_content IS NOT NULL;

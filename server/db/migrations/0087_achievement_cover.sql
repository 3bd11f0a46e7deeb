-- A cover in the words of whoever chose it; without either the generated one stands.
ALTER TABLE achievement
  ADD COLUMN cover uuid,
  ADD COLUMN cover_alt text NOT NULL DEFAULT '';

-- What the service has drawn of an uploaded picture, a row for each width. Drawn again when it is lost.
CREATE TABLE drawn_picture (
  file_id uuid NOT NULL REFERENCES file (id) ON DELETE CASCADE,
  width integer NOT NULL,
  bytes bytea NOT NULL,
  PRIMARY KEY (file_id, width)
);

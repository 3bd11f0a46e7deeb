-- Why a certification was refused, as a code: the sentence and the picture of a good scan are made where it is read.
-- Null: it was not refused, or before there were codes.
ALTER TABLE certification ADD COLUMN reason_code text;

-- Since when the person has stood in the queue of the reviewers. Whoever mends a refused application keeps that place.
ALTER TABLE certification ADD COLUMN queued_at timestamptz;
UPDATE certification SET queued_at = created_at;
ALTER TABLE certification ALTER COLUMN queued_at SET DEFAULT now(), ALTER COLUMN queued_at SET NOT NULL;
CREATE INDEX certification_queued ON certification (queued_at, id) WHERE status = 0;

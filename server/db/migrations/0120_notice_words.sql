-- A notice in sentences that have a code: the bell says them in the reader's language. Null where only Chinese is known.
ALTER TABLE notification ADD COLUMN words jsonb;

-- Who wrote the value that stands in a field, for every kind of record whose drafts are merged field by field.
ALTER TABLE demand ADD COLUMN field_writers jsonb NOT NULL DEFAULT '{}';
ALTER TABLE achievement ADD COLUMN field_writers jsonb NOT NULL DEFAULT '{}';
ALTER TABLE stage_result ADD COLUMN field_writers jsonb NOT NULL DEFAULT '{}';
ALTER TABLE review ADD COLUMN field_writers jsonb NOT NULL DEFAULT '{}';
-- Identity of a contributor's row; those written before are known by their place until they are written again.
ALTER TABLE achievement_contributor ADD COLUMN row_id text;

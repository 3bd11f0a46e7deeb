-- Texts that stand in fields for days, amounts and points and are no values yet, by path: what was typed is kept as it
-- was typed. A version that does not know the column leaves it as it is.
ALTER TABLE demand ADD COLUMN typed jsonb NOT NULL DEFAULT '{}';
ALTER TABLE achievement ADD COLUMN typed jsonb NOT NULL DEFAULT '{}';
ALTER TABLE stage_result ADD COLUMN typed jsonb NOT NULL DEFAULT '{}';
ALTER TABLE review ADD COLUMN typed jsonb NOT NULL DEFAULT '{}';

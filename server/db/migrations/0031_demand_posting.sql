-- Demands written on the platform: a draft may lack anything, and whom to ask is sealed.

ALTER TABLE demand
  ALTER COLUMN no DROP NOT NULL,
  ALTER COLUMN title SET DEFAULT '',
  ALTER COLUMN field DROP NOT NULL,
  ALTER COLUMN type DROP NOT NULL,
  ALTER COLUMN status SET DEFAULT 'draft',
  ALTER COLUMN problem SET DEFAULT '',
  ALTER COLUMN expected_by DROP NOT NULL,
  ALTER COLUMN unit_name SET DEFAULT '',
  ALTER COLUMN publish_at DROP NOT NULL,
  ALTER COLUMN deadline DROP NOT NULL,
  ADD COLUMN reason text,
  -- Name, phone and e-mail, sealed as one.
  ADD COLUMN contact text,
  -- Until now nobody could post: these held invented people of the demo data only.
  DROP COLUMN contact_name,
  DROP COLUMN contact_phone,
  DROP COLUMN contact_email;
CREATE INDEX demand_status ON demand (status, updated_at DESC);

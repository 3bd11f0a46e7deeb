-- A session says how long it may rest, whether a second factor opened it, and which devices an account knows.
ALTER TABLE session ADD COLUMN remembered boolean NOT NULL DEFAULT false;
ALTER TABLE session ADD COLUMN second_factor_at timestamptz;
CREATE INDEX session_device ON session (device_hash, account_id);

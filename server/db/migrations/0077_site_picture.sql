-- Logos and the tab's icon, drawn anew; the settings name the current ones. Kept here, so every replica has them.
CREATE TABLE site_picture (
  id uuid PRIMARY KEY,
  bytes bytea NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

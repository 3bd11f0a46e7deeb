-- Who is writing an upload just now. Any replica may receive the next piece of it; two must never write at once.
CREATE TABLE upload_lease (
  file_id uuid PRIMARY KEY REFERENCES file (id) ON DELETE CASCADE,
  holder uuid NOT NULL,
  -- Somebody else is waiting: the holder lets go as soon as it can.
  wanted boolean NOT NULL DEFAULT false,
  -- A holder that has died renews no more.
  expires_at timestamptz NOT NULL
);

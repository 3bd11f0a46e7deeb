-- What was published of each day's receipts: one hash over them, signed, naming the day published before it.
CREATE TABLE receipt_day (
  -- In Beijing.
  day date PRIMARY KEY,
  first_sequence bigint NOT NULL,
  last_sequence bigint NOT NULL UNIQUE,
  -- The signed bytes as they are (canonical JSON).
  statement text NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  -- Of this day, as the next one names it.
  hash text NOT NULL,
  CHECK (first_sequence <= last_sequence)
);

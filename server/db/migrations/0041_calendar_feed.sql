-- The address under which a calendar program reads a person's deadlines. Found by its hash; the sealed token lets
-- the owner see the address again.
CREATE TABLE calendar_feed (
  account_id bigint PRIMARY KEY REFERENCES account (id),
  token_hash text NOT NULL UNIQUE,
  token_sealed text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);

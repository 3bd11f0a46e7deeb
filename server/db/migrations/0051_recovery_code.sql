-- One-time codes for whoever lost the authenticator. Only keyed hashes are kept.
CREATE TABLE recovery_code (
  account_id bigint NOT NULL REFERENCES account (id) ON DELETE CASCADE,
  code_hash text NOT NULL,
  used_at timestamptz,
  PRIMARY KEY (account_id, code_hash)
);

-- Signed receipts of what was filed. Each names the hash of the one before it, so none can be taken away or put in.
CREATE TABLE application_receipt (
  sequence bigint PRIMARY KEY,
  application_id bigint NOT NULL,
  filed_version integer NOT NULL,
  code text NOT NULL UNIQUE,
  -- The signed bytes as they are (canonical JSON): number, time, version, digest, hash of all fields and files.
  statement text NOT NULL,
  key_id text NOT NULL,
  signature text NOT NULL,
  previous_hash text NOT NULL,
  hash text NOT NULL,
  UNIQUE (application_id, filed_version),
  FOREIGN KEY (application_id, filed_version) REFERENCES application_snapshot (application_id, filed_version)
);
CREATE TABLE receipt_head (id integer PRIMARY KEY, sequence bigint NOT NULL, hash text NOT NULL);
INSERT INTO receipt_head (id, sequence, hash) VALUES (1, 0, '');

-- What is written in a record that readers see, and not published yet: the fields that differ from the record. A record
-- has at most one. `ref` is the record's own number, or the author's for what is no record before it is opened.
CREATE TABLE working_copy (
  record text NOT NULL,
  ref bigint NOT NULL,
  fields jsonb NOT NULL DEFAULT '{}',
  field_writers jsonb NOT NULL DEFAULT '{}',
  version integer NOT NULL DEFAULT 0,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (record, ref)
);
-- Whether a text that is being written names a file, before a file that nothing names is forgotten.
CREATE INDEX working_copy_files ON working_copy USING gin ((fields -> 'files') jsonb_path_ops);

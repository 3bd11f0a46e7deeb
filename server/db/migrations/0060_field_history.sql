-- One history for every kind of draft. What is there stays, and programs of the last version go on under the old name.
ALTER TABLE application_field_history RENAME TO field_history;
ALTER TABLE field_history RENAME COLUMN application_id TO ref;
ALTER TABLE field_history
  DROP CONSTRAINT application_field_history_application_id_fkey,
  ADD COLUMN record text NOT NULL DEFAULT 'application';
DROP INDEX application_field_history_of;
CREATE INDEX field_history_of ON field_history (record, ref, path, id);
CREATE VIEW application_field_history AS
  SELECT id, ref AS application_id, path, value, kind, account_id, at FROM field_history WHERE record = 'application';

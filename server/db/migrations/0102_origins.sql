-- The earlier application that a draft began with, and which of its fields are to be written anew.
ALTER TABLE application ADD COLUMN started_from jsonb;
-- Where a replaced value had come from, if nobody had typed it. The view under the history's first name selects its own
-- columns and stays as it is.
ALTER TABLE field_history ADD COLUMN origin jsonb;

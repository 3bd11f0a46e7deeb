-- Whoever confirmed is told, once, when the form no longer says what they confirmed.
ALTER TABLE application_confirmation
  -- When what was confirmed was last held against the form.
  ADD COLUMN compared_at timestamptz,
  -- When the person was told that it no longer stands; null while it does.
  ADD COLUMN lapse_told_at timestamptz;
-- What differed before is told with the next change of the form: nobody is written to about the past.
UPDATE application_confirmation SET compared_at = now();

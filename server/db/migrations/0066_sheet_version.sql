-- A stamped sheet proves the version it was made for. What lies with the unit again has no sheet of its own yet.
ALTER TABLE application ADD COLUMN sealed_version integer;
UPDATE application SET sealed_version = filed_version
WHERE sealed_sheet IS NOT NULL AND status NOT IN ('draft', 'submitted', 'unit_review', 'withdrawn');

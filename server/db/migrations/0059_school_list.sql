-- Schools and departments that the desk looks after: stopped ones stay with whoever has them, and are not offered.
ALTER TABLE school DROP CONSTRAINT school_status_check;
ALTER TABLE school
  ADD CONSTRAINT school_status_check CHECK (status IN ('active', 'pending', 'stopped', 'removed')),
  ADD COLUMN merged_into bigint REFERENCES school (id),
  ADD COLUMN reason text,
  ADD COLUMN version integer NOT NULL DEFAULT 0;
ALTER TABLE department DROP CONSTRAINT department_status_check;
ALTER TABLE department
  ADD CONSTRAINT department_status_check CHECK (status IN ('active', 'pending', 'stopped', 'removed')),
  ADD COLUMN merged_into bigint REFERENCES department (id),
  ADD COLUMN reason text,
  ADD COLUMN version integer NOT NULL DEFAULT 0;
-- Who has one is counted for the list, and moved with a merge.
CREATE INDEX account_school_id ON account (school_id) WHERE school_id IS NOT NULL;
CREATE INDEX account_department_id ON account (department_id) WHERE department_id IS NOT NULL;
-- What was merged before the desk could say so.
UPDATE school SET merged_into = a.merged_into FROM school_apply a
  WHERE a.school_id = school.id AND a.department_id IS NULL AND a.status = 2 AND school.status = 'removed'
    AND EXISTS (SELECT 1 FROM school s WHERE s.id = a.merged_into);
UPDATE department SET merged_into = a.merged_into FROM school_apply a
  WHERE a.department_id = department.id AND a.status = 2 AND department.status = 'removed'
    AND EXISTS (SELECT 1 FROM department d WHERE d.id = a.merged_into);

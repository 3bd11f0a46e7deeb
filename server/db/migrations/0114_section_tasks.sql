-- Who answers for a section of the form and by when, set by the leader; in the row itself, like those who help. Which
-- sections lack nothing is written with every save, so that a reminder need not judge the form.
ALTER TABLE application ADD COLUMN section_tasks jsonb NOT NULL DEFAULT '[]';
ALTER TABLE application ADD COLUMN sections_complete text[] NOT NULL DEFAULT '{}';

-- Courses and projects are public at once; what should not be is taken down, with a reason that its people read.
ALTER TABLE learning_space ADD COLUMN removed_reason text;

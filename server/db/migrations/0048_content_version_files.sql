-- Which files a version offered, in their order: readers and editors can tell what an earlier one brought.

ALTER TABLE content_version ADD COLUMN files jsonb NOT NULL DEFAULT '[]';

-- How many reviews a decision rests on at least.
ALTER TABLE period ADD COLUMN review_minimum integer NOT NULL DEFAULT 3 CHECK (review_minimum BETWEEN 1 AND 15);

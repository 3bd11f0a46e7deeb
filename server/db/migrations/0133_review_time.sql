-- Until when the experts have time, where the office has given them more than was promised to the applicant; the promise
-- itself stands as it was (docs/decisions/0115).
ALTER TABLE application ADD COLUMN review_until timestamptz;

-- Finished exports of which nobody has heard and which nobody has fetched: looked for every few seconds, among all that
-- are kept for their days.
CREATE INDEX export_job_untold ON export_job (finished_at)
WHERE finished_at IS NOT NULL AND told_at IS NULL AND fetched_at IS NULL;

-- Until when a certification holds; null where it does not, or where it was agreed by a version without terms.
ALTER TABLE certification ADD COLUMN valid_until timestamptz;
-- The days before the end that the person was last reminded of.
ALTER TABLE certification ADD COLUMN renewal_told integer;

-- What was agreed before there were terms ends like any other, and nobody is taken by surprise.
UPDATE certification SET valid_until = (
  date_trunc('day', greatest(
    decided_at + CASE kind WHEN 'real_name' THEN interval '3 years' ELSE interval '2 years' END,
    now() + interval '90 days'
  ) AT TIME ZONE 'Asia/Shanghai') + interval '1 day' - interval '1 second'
) AT TIME ZONE 'Asia/Shanghai'
WHERE status = 1 AND decided_at IS NOT NULL;
CREATE INDEX certification_ending ON certification (valid_until) WHERE status = 1;

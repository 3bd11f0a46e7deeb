-- How many days the office promises for a step of a round, by step; a step that is not named follows the calendar.
ALTER TABLE period ADD COLUMN promise_days jsonb NOT NULL DEFAULT '{}';

-- By when the step that an event begins is promised to be done. It stands, whatever the calendar becomes.
ALTER TABLE application_event ADD COLUMN promised_until timestamptz;
ALTER TABLE application ADD COLUMN promised_until timestamptz;

-- What has been promised until now: the day of the calendar, or as long after the beginning as the calendar gives.
UPDATE application_event e
SET promised_until = greatest(p.ends, e.at + p.length)
FROM application a, (
  SELECT id, 'submit' AS event, unit_audit_end AS ends, unit_audit_end - apply_end AS length FROM period
  UNION ALL SELECT id, 'report', formal_check_end, formal_check_end - unit_audit_end FROM period
  UNION ALL SELECT id, 'accept', review_end, review_end - formal_check_end FROM period
  UNION ALL SELECT id, 'object', review_end, review_end - formal_check_end FROM period
  UNION ALL SELECT id, 'propose', approval_at, publicity_days * interval '1 day' FROM period
) p
WHERE a.id = e.application_id AND p.id = a.period_id AND p.event = e.event;

UPDATE application a
SET promised_until = (
  SELECT e.promised_until FROM application_event e
  WHERE e.application_id = a.id AND e.promised_until IS NOT NULL ORDER BY e.id DESC LIMIT 1
)
WHERE a.status IN ('submitted', 'unit_review', 'formal_check', 'expert_review');

-- The rounds that visitors are shown have one column more.
DO $$
DECLARE
  columns text;
BEGIN
  SELECT string_agg(quote_ident(column_name), ', ') INTO columns
  FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = 'period';
  EXECUTE 'DROP TRIGGER period_told ON period';
  EXECUTE format('CREATE TRIGGER period_told AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON period
    FOR EACH STATEMENT EXECUTE FUNCTION tell_public()', columns);
END $$;

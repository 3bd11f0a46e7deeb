-- What a period asks of whoever leads an application: age, rank, projects that are being carried out.
ALTER TABLE period ADD COLUMN leader_limits jsonb NOT NULL DEFAULT '{}';

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

-- A cover that is chosen or taken away is told to the other replicas as every other column that visitors are shown.
DROP TRIGGER achievement_told ON achievement;
DO $$
DECLARE
  columns text;
BEGIN
  SELECT string_agg(quote_ident(column_name), ', ') INTO columns
  FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = 'achievement'
    AND column_name NOT IN ('views', 'views_level');
  EXECUTE format('CREATE TRIGGER achievement_told AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON achievement
    FOR EACH STATEMENT EXECUTE FUNCTION tell_public()', columns);
END $$;

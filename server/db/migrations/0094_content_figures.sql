-- Figures of a public text, in their order: the file, what it shows, what is said of it. A version keeps its own.
ALTER TABLE content ADD COLUMN figures jsonb NOT NULL DEFAULT '[]';
ALTER TABLE content_version ADD COLUMN figures jsonb NOT NULL DEFAULT '[]';

-- Told to the other replicas as every other column that visitors are shown.
DO $$
DECLARE
  columns text;
BEGIN
  SELECT string_agg(quote_ident(column_name), ', ') INTO columns
  FROM information_schema.columns
  WHERE table_schema = current_schema() AND table_name = 'content' AND column_name <> 'views';
  DROP TRIGGER content_told ON content;
  EXECUTE format('CREATE TRIGGER content_told AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON content
    FOR EACH STATEMENT EXECUTE FUNCTION tell_public()', columns);
END $$;

-- Demands take a cover as achievements do; under it stands what its owner says of it.
ALTER TABLE demand
  ADD COLUMN cover uuid,
  ADD COLUMN cover_alt text NOT NULL DEFAULT '',
  ADD COLUMN cover_caption text NOT NULL DEFAULT '';
ALTER TABLE achievement ADD COLUMN cover_caption text NOT NULL DEFAULT '';

-- Covers are cut to 16:9 now: each is drawn again when somebody looks at it.
DELETE FROM drawn_picture;

-- Told to the other replicas as every other column that visitors are shown.
DO $$
DECLARE
  shown text;
  columns text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['demand', 'achievement'] LOOP
    SELECT string_agg(quote_ident(column_name), ', ') INTO columns
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = shown
      AND column_name NOT IN ('views', 'views_level');
    EXECUTE format('DROP TRIGGER %I ON %I', shown || '_told', shown);
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_public()', shown || '_told', columns, shown);
  END LOOP;
END $$;

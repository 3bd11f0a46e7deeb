-- What a picture measures as it is seen, so that its place on a page is known before it has come. Null: no picture.
ALTER TABLE file
  ADD COLUMN width integer,
  ADD COLUMN height integer;

-- Figures of a text, in their order: the file, what it shows, what is said of it.
ALTER TABLE demand ADD COLUMN figures jsonb NOT NULL DEFAULT '[]';
ALTER TABLE achievement ADD COLUMN figures jsonb NOT NULL DEFAULT '[]';

-- One picture may be a cover, which is cut, and a figure, which is not.
ALTER TABLE drawn_picture
  ADD COLUMN shape text NOT NULL DEFAULT 'cover',
  DROP CONSTRAINT drawn_picture_pkey,
  ADD PRIMARY KEY (file_id, shape, width);
ALTER TABLE drawn_picture ALTER COLUMN shape DROP DEFAULT;

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

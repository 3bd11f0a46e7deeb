-- A common word has tens of thousands of places in the index of all documents, and the newest of them are wanted. So
-- every piece is indexed once more together with its week: the newest week is looked up first, then the one before,
-- until there are enough.

CREATE FUNCTION search_week(moment timestamptz) RETURNS integer
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT floor(extract(epoch FROM moment - timestamptz '1970-01-01 00:00:00+00') / 604800)::integer
$$;

CREATE FUNCTION search_pieces(week integer, grams text[]) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT array_agg(week || gram) FROM unnest(grams) AS gram
$$;

CREATE INDEX search_document_weeks ON search_document USING gin (search_pieces(search_week(at), grams));
-- The newest visible documents with all `pieces` and every pattern, or with all `initials`. NULL leaves a condition out.
CREATE FUNCTION search_newest(
  pieces text[], initials text[], patterns text[], title_pattern text, only_kind text, moment timestamptz, wanted integer
) RETURNS TABLE (kind text, ref bigint)
LANGUAGE plpgsql STABLE
-- Which index to take is the point of this function: the planner cannot know how common a word is.
SET plan_cache_mode = force_generic_plan
SET enable_seqscan = off
AS $$
DECLARE
  newest timestamptz := CASE WHEN wanted > 0 THEN (SELECT max(d.at) FROM search_document d) END;
  week integer;
  looked integer := 0;
  hits integer := 0;
  more integer;
BEGIN
  WHILE newest IS NOT NULL AND hits < wanted LOOP
    week := search_week(newest);
    RETURN QUERY
      -- Two queries, not one with OR: that would make the pieces of every candidate again.
      WITH own AS MATERIALIZED (
        SELECT d.kind, d.ref, d.at FROM search_document d
        WHERE search_pieces(search_week(d.at), d.grams) @> search_pieces(week, pieces)
          AND (patterns IS NULL OR d.haystack LIKE ALL (patterns))
          AND (title_pattern IS NULL OR lower(d.title) LIKE title_pattern)
          AND (only_kind IS NULL OR d.kind = only_kind)
          AND d.visible_from <= moment AND (d.visible_until IS NULL OR d.visible_until > moment)
        UNION
        SELECT d.kind, d.ref, d.at FROM search_document d
        WHERE search_pieces(search_week(d.at), d.grams) @> search_pieces(week, initials)
          AND (only_kind IS NULL OR d.kind = only_kind)
          AND d.visible_from <= moment AND (d.visible_until IS NULL OR d.visible_until > moment)
      )
      SELECT own.kind, own.ref FROM own ORDER BY own.at DESC, own.ref DESC LIMIT wanted - hits;
    GET DIAGNOSTICS more = ROW_COUNT;
    hits := hits + more;
    looked := looked + 1;
    newest := (
      SELECT max(d.at) FROM search_document d
      WHERE d.at < timestamptz '1970-01-01 00:00:00+00' + week * interval '604800 seconds'
    );
    -- A rare word: what is left of it is found at once. (`+ interval` keeps the index of `at` out of it.)
    IF looked % 8 = 0 AND hits * 2 < looked * 5 THEN
      RETURN QUERY
        WITH own AS MATERIALIZED (
          SELECT d.kind, d.ref, d.at FROM search_document d
          WHERE d.grams @> pieces AND d.at + interval '0' <= newest
            AND (patterns IS NULL OR d.haystack LIKE ALL (patterns))
            AND (title_pattern IS NULL OR lower(d.title) LIKE title_pattern)
            AND (only_kind IS NULL OR d.kind = only_kind)
            AND d.visible_from <= moment AND (d.visible_until IS NULL OR d.visible_until > moment)
          UNION
          SELECT d.kind, d.ref, d.at FROM search_document d
          WHERE d.grams @> initials AND d.at + interval '0' <= newest
            AND (only_kind IS NULL OR d.kind = only_kind)
            AND d.visible_from <= moment AND (d.visible_until IS NULL OR d.visible_until > moment)
        )
        SELECT own.kind, own.ref FROM own ORDER BY own.at DESC, own.ref DESC LIMIT wanted - hits;
      RETURN;
    END IF;
  END LOOP;
END
$$;

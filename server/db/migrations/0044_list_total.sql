-- How many public demands and achievements there are under each combination of filters, kept as they come and go:
-- counting them for every reader would grow with the table. `*` stands for any.

CREATE TABLE list_total (
  list text NOT NULL,
  key text NOT NULL,
  n bigint NOT NULL,
  PRIMARY KEY (list, key)
);

-- Every combination of the parts, with `*` in the place of any of them.
CREATE FUNCTION list_keys(parts text[]) RETURNS SETOF text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT (
    SELECT string_agg(CASE WHEN (mask >> (i - 1)::integer) & 1 = 1 THEN '*' ELSE coalesce(part, '') END, '|' ORDER BY i)
    FROM unnest(parts) WITH ORDINALITY AS p (part, i)
  )
  FROM generate_series(0, (1 << cardinality(parts)) - 1) AS mask
$$;

-- `*|*|…` comes first in this order: two that publish at the same moment wait there, and never for each other in a circle.
CREATE FUNCTION add_to_list_total(counted text, parts text[], number bigint) RETURNS void
LANGUAGE sql AS $$
  INSERT INTO list_total AS t (list, key, n)
  SELECT counted, key, number FROM list_keys(parts) AS key ORDER BY key COLLATE "C"
  ON CONFLICT (list, key) DO UPDATE SET n = t.n + excluded.n
$$;

-- NULL for what is not public.
CREATE FUNCTION list_parts(d demand) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN d.status IN ('published', 'matching', 'solved') THEN ARRAY[d.scope, d.field, d.type,
    CASE WHEN d.budget_max IS NULL THEN 'negotiable' WHEN d.budget_max <= 50000000 THEN 'under50'
      WHEN d.budget_max <= 100000000 THEN 'from50to100' ELSE 'over100' END] END
$$;
CREATE FUNCTION list_parts(a achievement) RETURNS text[]
LANGUAGE sql IMMUTABLE AS $$
  SELECT CASE WHEN a.status = 'published' THEN ARRAY[a.scope, a.field, a.type,
    CASE WHEN a.maturity <= 3 THEN 'lab' WHEN a.maturity <= 6 THEN 'prototype' ELSE 'application' END,
    left(a.finished_on, 4)] END
$$;

CREATE FUNCTION keep_list_total() RETURNS trigger
LANGUAGE plpgsql AS $$
DECLARE
  gone text[] := CASE WHEN TG_OP <> 'INSERT' THEN list_parts(OLD) END;
  come text[] := CASE WHEN TG_OP <> 'DELETE' THEN list_parts(NEW) END;
BEGIN
  IF gone IS DISTINCT FROM come THEN
    PERFORM add_to_list_total(TG_TABLE_NAME, gone, -1) WHERE gone IS NOT NULL;
    PERFORM add_to_list_total(TG_TABLE_NAME, come, 1) WHERE come IS NOT NULL;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER demand_list_total AFTER INSERT OR DELETE OR UPDATE OF status, scope, field, type, budget_max ON demand
FOR EACH ROW EXECUTE FUNCTION keep_list_total();
CREATE TRIGGER achievement_list_total
AFTER INSERT OR DELETE OR UPDATE OF status, scope, field, type, maturity, finished_on ON achievement
FOR EACH ROW EXECUTE FUNCTION keep_list_total();

-- From the beginning: for what is there already, and after rows were loaded past the triggers.
CREATE FUNCTION recount_list_total() RETURNS void
LANGUAGE sql AS $$
  DELETE FROM list_total;
  INSERT INTO list_total (list, key, n)
  SELECT list, key, sum(n) FROM (
    SELECT 'demand' AS list, list_parts(d) AS parts, count(*) AS n FROM demand d GROUP BY 1, 2
    UNION ALL
    SELECT 'achievement', list_parts(a), count(*) FROM achievement a GROUP BY 1, 2
  ) AS cells, list_keys(parts) AS key
  WHERE parts IS NOT NULL GROUP BY 1, 2
$$;
SELECT recount_list_total();

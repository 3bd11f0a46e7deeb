-- The lists of demands and achievements in every order they are offered in. What filters ask for stands in the index,
-- so that rows which are passed over are never read.

DROP INDEX demand_open_deadline, demand_open_publish;
CREATE INDEX demand_open_deadline ON demand (deadline, id DESC)
INCLUDE (publish_at, status, scope, field, type, budget_max) WHERE status IN ('published', 'matching', 'solved');
CREATE INDEX demand_open_publish ON demand (publish_at DESC, id DESC)
INCLUDE (deadline, status, scope, field, type, budget_max) WHERE status IN ('published', 'matching', 'solved');
CREATE INDEX demand_open_field ON demand (field, deadline, id DESC)
INCLUDE (publish_at, status, scope, type, budget_max) WHERE status IN ('published', 'matching', 'solved');

DROP INDEX achievement_open_publish, achievement_open_maturity;
CREATE INDEX achievement_open_publish ON achievement (publish_at DESC, id DESC)
INCLUDE (scope, field, type, maturity, finished_on) WHERE status = 'published';
CREATE INDEX achievement_open_field ON achievement (field, publish_at DESC, id DESC)
INCLUDE (scope, type, maturity, finished_on) WHERE status = 'published';
CREATE INDEX achievement_open_maturity ON achievement (maturity DESC, id DESC)
INCLUDE (scope, field, type, finished_on) WHERE status = 'published';
CREATE INDEX achievement_open_unit ON achievement (unit_name, publish_at DESC, id DESC) WHERE status = 'published';

-- Every reading changes `views`. An index on it would have to be written each time, and all others with it; the level
-- rises by a sixteenth of an order of magnitude (base e), so it seldom changes. Within one level the rows are sorted.
ALTER TABLE demand ADD COLUMN views_level integer NOT NULL GENERATED ALWAYS AS (floor(ln(views + 1) * 16)) STORED;
ALTER TABLE achievement ADD COLUMN views_level integer NOT NULL GENERATED ALWAYS AS (floor(ln(views + 1) * 16)) STORED;
CREATE INDEX demand_open_views ON demand (views_level DESC) WHERE status IN ('published', 'matching', 'solved');
CREATE INDEX achievement_open_views ON achievement (views_level DESC) WHERE status = 'published';

-- Words are looked for by every two letters that stand side by side.
CREATE FUNCTION letter_pairs(texts text) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE COST 1000 AS $$
  SELECT array_agg(letters[i] || letters[i + 1])
  FROM (SELECT string_to_array(lower(texts), NULL) AS letters OFFSET 0) AS l, generate_series(1, cardinality(letters) - 1) AS i
$$;
CREATE INDEX demand_open_words ON demand
USING gin (letter_pairs(title || ' ' || unit_name || ' ' || summary || ' ' || indicators::text))
WHERE status IN ('published', 'matching', 'solved');
CREATE INDEX achievement_open_words ON achievement
USING gin (letter_pairs(title || ' ' || unit_name || ' ' || summary)) WHERE status = 'published';

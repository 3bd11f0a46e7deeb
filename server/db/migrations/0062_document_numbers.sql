-- A document number is found however it is written: 开专办〔2026〕17 号, [2026]17, 17号, 2026年第17号.
-- Its key is its parts in order, each between blanks: ' 开专办 2026 17 号 '.
-- The bodies are bound when they are made: an index is built with an empty search path.
CREATE FUNCTION doc_no_key(written text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ' ' || btrim(regexp_replace(
  regexp_replace(
    regexp_replace(
      regexp_replace(
        regexp_replace(lower(normalize(written, NFKC)), '[^0-9a-z\u3400-\u9fff]+', ' ', 'g'),
        '(?<=[0-9])(?=[^0-9 ])|(?<=[^0-9 ])(?=[0-9])', ' ', 'g'),
      -- 第 before a number and 年 after one are ways of writing it, no parts of it.
      '第 (?=[0-9])', ' ', 'g'),
    '(?<=[0-9]) 年(?= |$)', ' ', 'g'),
  ' +', ' ', 'g')) || ' ';

CREATE FUNCTION doc_no_parts(written text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN string_to_array(btrim(doc_no_key(written)), ' ');

-- What somebody types may begin in the middle of a word and end in one, never in the middle of a number.
-- One bare number is no document number: null, which is like nothing.
CREATE FUNCTION doc_no_pattern(typed text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE WHEN doc_no_key(typed) ~ '[0-9]' AND cardinality(doc_no_parts(typed)) > 1 THEN
  '%' || regexp_replace(regexp_replace(doc_no_key(typed), '^ (?=[^0-9])', ''), '(?<=[^0-9]) $', '') || '%'
END;

-- The numbers of what is typed: they stand in the index as they are.
CREATE FUNCTION doc_no_numbers(typed text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN ARRAY(SELECT part FROM unnest(doc_no_parts(typed)) AS typed_parts (part) WHERE part ~ '^[0-9]+$');

CREATE INDEX search_document_doc_no ON search_document USING gin (doc_no_parts(doc_no)) WHERE doc_no IS NOT NULL;
CREATE INDEX content_doc_no ON content USING gin (doc_no_parts(doc_no)) WHERE doc_no IS NOT NULL;

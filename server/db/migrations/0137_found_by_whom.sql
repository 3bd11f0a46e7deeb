-- What a person filed, began or opened, found without going through what everybody else did.
CREATE INDEX unit_apply_account ON unit_apply (account_id, id);
CREATE INDEX school_apply_account ON school_apply (account_id, id);
CREATE INDEX unit_member_apply_account ON unit_member_apply (account_id, id);
CREATE INDEX demand_message_account ON demand_message (account_id, id);
CREATE INDEX project_change_step_actor ON project_change_step (actor_id, id);
CREATE INDEX content_begun ON content (created_by, id) WHERE state = 'draft';
CREATE INDEX learning_space_owner ON learning_space (owner_id, id);

-- Stage results that everybody may read, in the order of their list; how many there are is counted in the two indexes.
CREATE INDEX stage_result_public ON stage_result (decided_at DESC, application_id DESC) INCLUDE (milestone)
WHERE status = 'passed' AND fields ->> 'scope' = 'public';
CREATE INDEX application_in_stages ON application (id) INCLUDE (category)
WHERE status IN ('stage_one', 'stage_two', 'closed');

-- Otherwise one in two hundred is thought to be public, and all of them would be sorted for a page.
CREATE STATISTICS stage_result_scope ON (fields ->> 'scope') FROM stage_result;
ANALYZE stage_result;

-- What waits for a unit, however many units there are.
CREATE INDEX application_at_unit ON application (unit_id) INCLUDE (submitted_at) WHERE handler = 'unit';

-- How many of a period there are of each kind, counted in the index alone.
DROP INDEX application_period;
CREATE INDEX application_period ON application (period_id, status) INCLUDE (category, filed_version, returned_from);
CREATE INDEX application_first_filed ON application_snapshot (application_id) INCLUDE (submitted_at)
WHERE filed_version = 1;
DROP INDEX achievement_open_unit;
CREATE INDEX achievement_open_unit ON achievement (unit_name, publish_at DESC, id DESC) INCLUDE (scope)
WHERE status = 'published';

-- The order of lists of everything there is.
CREATE INDEX certification_newest ON certification (queued_at DESC, id DESC);
CREATE INDEX achievement_newest ON achievement (updated_at DESC, id DESC) INCLUDE (status);

-- Which texts are open, and their topics, stand in the index; likewise which courses and projects still run.
DROP INDEX content_open;
CREATE INDEX content_open ON content (type_key, pinned DESC, publish_at DESC, id DESC) INCLUDE (expire_at, topic)
WHERE state = 'published';
DROP INDEX learning_space_kind;
CREATE INDEX learning_space_shown ON learning_space (kind, id DESC) INCLUDE (end_at, field) WHERE removed_reason IS NULL;

CREATE INDEX application_receipt_key ON application_receipt (key_id, sequence);

-- Which program wrote a document of the search, by the mark among its pieces.
CREATE FUNCTION search_mark(pieces text[]) RETURNS text
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT min(piece) FROM unnest(pieces) AS piece WHERE left(piece, 1) = '#'
$$;
CREATE INDEX search_document_mark ON search_document (search_mark(grams));

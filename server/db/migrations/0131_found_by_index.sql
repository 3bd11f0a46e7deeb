-- What timed work and the reading of a file look for, found without going through all that is kept.

-- Each channel empties its own queue: what waits for one that is not set up stands in nobody's way.
CREATE INDEX outbox_waiting ON outbox (channel, not_before) WHERE state = 'waiting';
DROP INDEX outbox_due;
-- Empty, unless a program from before leases were kept in `not_before` has died.
CREATE INDEX outbox_sending ON outbox (lease_until) WHERE state = 'sending';

-- What is forgotten after months, looked for every hour.
CREATE INDEX session_expires ON session (expires_at);
CREATE INDEX idempotency_key_created ON idempotency_key (created_at);
-- Searches of people stay; those of visitors go.
CREATE INDEX search_record_visitors ON search_record (at) WHERE account_id IS NULL;

-- Notices are joined to the event they tell of by their moment.
CREATE INDEX notification_created ON notification (created_at);

-- Those that came to the same hands before one of them.
CREATE INDEX application_waiting ON application (period_id, handler, status, handler_since, id);

-- Whatever may name a file.
CREATE INDEX demand_cover ON demand (cover) WHERE cover IS NOT NULL;
CREATE INDEX demand_figures ON demand USING gin (figures jsonb_path_ops);
CREATE INDEX achievement_cover ON achievement (cover) WHERE cover IS NOT NULL;
CREATE INDEX achievement_figures ON achievement USING gin (figures jsonb_path_ops);
CREATE INDEX content_figures ON content USING gin (figures jsonb_path_ops);
CREATE INDEX content_file_file ON content_file (file_id);
CREATE INDEX content_version_files ON content_version USING gin (files jsonb_path_ops);
CREATE INDEX content_version_figures ON content_version USING gin (figures jsonb_path_ops);
CREATE INDEX certification_file ON certification (file_id) WHERE file_id IS NOT NULL;
CREATE INDEX unit_apply_license ON unit_apply (license_file) WHERE license_file IS NOT NULL;
CREATE INDEX unit_apply_letter ON unit_apply (letter_file) WHERE letter_file IS NOT NULL;
CREATE FUNCTION figure_files(fields jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
  SELECT coalesce(array_agg(value), '{}') FROM jsonb_each_text(fields) WHERE key LIKE 'figures.%.file'
$$;
CREATE INDEX working_copy_figures ON working_copy USING gin (figure_files(fields));

-- Replicas remember for a second who is asking. What decides about that is told to all of them when it is committed.
CREATE FUNCTION tell_rights() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kaichuang_rights', '');
  RETURN NULL;
END $$;

CREATE TRIGGER session_told
  AFTER UPDATE OF account_id, ended_at, end_reason, expires_at, remembered, second_factor_at OR DELETE ON session
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE TRIGGER account_told
  AFTER UPDATE OF status, password_changed_at, login, nickname, real_name, unit_id OR DELETE ON account
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE TRIGGER account_role_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON account_role
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE TRIGGER role_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON role
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();
CREATE TRIGGER consent_told AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON consent
  FOR EACH STATEMENT EXECUTE FUNCTION tell_rights();

-- What visitors are shown is kept for a second as well. A view that is counted changes nothing of it that matters.
CREATE FUNCTION tell_public() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('kaichuang_public', '');
  RETURN NULL;
END $$;

CREATE TRIGGER application_told AFTER UPDATE OF status, public_since, public_content ON application
  FOR EACH STATEMENT EXECUTE FUNCTION tell_public();
DO $$
DECLARE
  shown text;
  columns text;
BEGIN
  FOREACH shown IN ARRAY ARRAY['achievement', 'achievement_contributor', 'content', 'content_file', 'demand',
    'demand_reply', 'dict_item', 'learning_space', 'period', 'setting', 'site_picture', 'stage_result', 'unit']
  LOOP
    SELECT string_agg(quote_ident(column_name), ', ') INTO columns
    FROM information_schema.columns
    WHERE table_schema = current_schema() AND table_name = shown AND column_name NOT IN ('views', 'views_level');
    EXECUTE format('CREATE TRIGGER %I AFTER INSERT OR UPDATE OF %s OR DELETE OR TRUNCATE ON %I
      FOR EACH STATEMENT EXECUTE FUNCTION tell_public()', shown || '_told', columns, shown);
  END LOOP;
END $$;

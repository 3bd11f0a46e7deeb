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

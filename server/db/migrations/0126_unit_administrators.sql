-- Whoever looks after a unit belongs to it, and looks after no other one (docs/decisions/0105). The role says of which
-- unit it is; as long as it is held, nothing moves its holder to another one.
ALTER TABLE account ADD CONSTRAINT account_of_unit UNIQUE (id, unit_id);
ALTER TABLE account_role ADD COLUMN unit_id bigint;

-- Who registered a unit and joined another one afterwards took the role along. It stays only where a member of staff
-- has given it since.
DELETE FROM account_role USING account, role
WHERE account.id = account_role.account_id AND role.id = account_role.role_id AND role.role_key = 'unit_admin'
  AND (account.unit_id IS NULL OR EXISTS (
    SELECT FROM unit_apply own JOIN unit_member_apply joined ON joined.account_id = own.account_id
    WHERE own.account_id = account.id AND own.status = 1 AND own.unit_id <> account.unit_id
      AND joined.status = 1 AND joined.unit_id = account.unit_id
      AND NOT EXISTS (
        SELECT FROM audit_event given
        WHERE given.action = 'user.roles' AND given.target = 'account:' || account.id
          AND given.at > joined.decided_at AND given.detail -> 'after' ? 'unit_admin')));
UPDATE account_role SET unit_id = account.unit_id FROM account, role
WHERE account.id = account_role.account_id AND role.id = account_role.role_id AND role.role_key = 'unit_admin';
ALTER TABLE account_role ADD CONSTRAINT account_role_unit
  FOREIGN KEY (account_id, unit_id) REFERENCES account (id, unit_id);

CREATE FUNCTION name_unit_of_role() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.role_id = (SELECT id FROM role WHERE role_key = 'unit_admin') THEN
    SELECT unit_id INTO NEW.unit_id FROM account WHERE id = NEW.account_id;
    IF NEW.unit_id IS NULL THEN
      RAISE not_null_violation USING MESSAGE = 'an administrator of a unit belongs to it';
    END IF;
  END IF;
  RETURN NEW;
END $$;
CREATE TRIGGER account_role_unit_named BEFORE INSERT ON account_role
  FOR EACH ROW EXECUTE FUNCTION name_unit_of_role();

-- A closed account registers nothing any more; who is in a unit, or registers one, does not ask to join another.
UPDATE unit_apply SET status = 3, updated_at = now(), version = unit_apply.version + 1 FROM account
WHERE account.id = unit_apply.account_id AND account.status = 'closed' AND unit_apply.status = 0;
UPDATE unit_member_apply SET status = 3, updated_at = now(), version = unit_member_apply.version + 1 FROM account
WHERE account.id = unit_member_apply.account_id AND unit_member_apply.status = 0
  AND (account.unit_id IS NOT NULL OR EXISTS (
    SELECT FROM unit_apply own WHERE own.account_id = account.id AND own.status = 0));

-- An agreed application stands as long as the person is in the unit by it. What was decided and holds no longer has
-- ended: status 3 with the day of its decision.
UPDATE unit_member_apply SET status = 3, updated_at = now(), version = unit_member_apply.version + 1 FROM account
WHERE account.id = unit_member_apply.account_id AND unit_member_apply.status = 1
  AND (account.unit_id IS DISTINCT FROM unit_member_apply.unit_id OR EXISTS (
    SELECT FROM unit_member_apply later
    WHERE later.account_id = unit_member_apply.account_id AND later.status = 1 AND later.id > unit_member_apply.id));

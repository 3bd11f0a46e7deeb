import type { RoleKey } from '@contract/enums';
import { permissionWord } from '@contract/rules/permission-words';
import { auditConflict } from '@contract/rules/staff';
import { say } from '@contract/sentences/sentence';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { conflict } from '@server/errors/app-error';
import { type Kysely, sql } from 'kysely';
import type { RoleRights } from './granted-roles';

type Db = Kysely<Schema>;

/** The names of two conflicting permissions. */
export const conflictWords = ({ log, other }: NonNullable<ReturnType<typeof auditConflict>>) => ({
  log: permissionWord(log),
  other: permissionWord(other),
});

/** The roles that a person has, as stored; `grantedRoles` decides which take effect in a session. */
export const heldRoles = (db: Db, accountId: number): Promise<RoleRights[]> =>
  db
    .selectFrom('accountRole')
    .innerJoin('role', 'role.id', 'accountRole.roleId')
    .select(['role.roleKey', 'role.permissions'])
    .where('accountRole.accountId', '=', accountId)
    .execute();

/**
 * Gives roles in addition to those held. Whatever gives them, nobody may both manage people and audit them
 * (req:control-c02).
 */
export const giveRoles = async (
  tx: Transaction,
  accountId: number,
  roles: readonly RoleKey[],
): Promise<void> => {
  await tx
    .insertInto('accountRole')
    .columns(['accountId', 'roleId'])
    .expression((eb) =>
      eb
        .selectFrom('role')
        .select((s) => [s.val(accountId).as('accountId'), 'role.id'])
        .where('roleKey', 'in', [...roles]),
    )
    .onConflict((oc) => oc.columns(['accountId', 'roleId']).doNothing())
    .execute();
  // Read after the insertion, which has waited for whoever was changing the rights of these roles.
  const held = (await heldRoles(tx, accountId)).flatMap(({ permissions }) => permissions);
  const found = auditConflict(held);
  if (found)
    throw conflict(say('user.separation_given', conflictWords(found)), { errorCode: 'user.separation' });
};

export const dropRoles = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('accountRole').where('accountId', '=', accountId).execute();
};

export const takeRole = async (tx: Transaction, accountId: number, roleKey: RoleKey): Promise<void> => {
  await tx
    .deleteFrom('accountRole')
    .where('accountId', '=', accountId)
    .where('roleId', 'in', (eb) => eb.selectFrom('role').select('id').where('roleKey', '=', roleKey))
    .execute();
};

export const replaceRoles = async (
  tx: Transaction,
  accountId: number,
  roleIds: readonly number[],
): Promise<void> => {
  await dropRoles(tx, accountId);
  await tx
    .insertInto('accountRole')
    .values(roleIds.map((roleId) => ({ accountId, roleId })))
    .execute();
};

export const listRoles = (db: Db) =>
  db
    .selectFrom('role')
    .select(['id', 'roleKey', 'name', 'permissions'])
    .select(sql<number>`(select count(*)::int from account_role ar where ar.role_id = role.id)`.as('holders'))
    .orderBy('id')
    .execute();
export type RoleRow = Awaited<ReturnType<typeof listRoles>>[number];

/**
 * Keeps the rights of all roles as they are until the transaction ends, for a decision that depends on them. To be
 * called after the accounts were locked.
 */
export const holdRights = async (tx: Transaction): Promise<void> => {
  await tx.selectFrom('role').select('id').orderBy('id').forShare().execute();
};

/** Locks a role, so that changes to it happen one after the other, and nobody decides by it meanwhile. */
export const lockRole = async (tx: Transaction, id: number): Promise<void> => {
  await tx.selectFrom('role').select('id').where('id', '=', id).forUpdate().execute();
};

export const setRolePermissions = async (
  tx: Transaction,
  id: number,
  permissions: string[],
): Promise<void> => {
  await tx.updateTable('role').set({ permissions }).where('id', '=', id).execute();
};

/** The other roles that holders of this role have. */
export const heldBeside = (db: Db, roleId: number): Promise<(RoleRights & { id: number })[]> =>
  db
    .selectFrom('role')
    .select(['id', 'roleKey', 'permissions'])
    .where('id', '!=', roleId)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('accountRole as held')
          .innerJoin('accountRole as other', 'other.accountId', 'held.accountId')
          .select('held.accountId')
          .where('held.roleId', '=', roleId)
          .whereRef('other.roleId', '=', 'role.id'),
      ),
    )
    .execute();

/** Accounts that hold both roles, the oldest first. */
export const holdersOfBoth = async (db: Db, roleId: number, otherId: number): Promise<number[]> => {
  const rows = await db
    .selectFrom('accountRole as held')
    .innerJoin('accountRole as other', 'other.accountId', 'held.accountId')
    .select('held.accountId')
    .where('held.roleId', '=', roleId)
    .where('other.roleId', '=', otherId)
    .orderBy('held.accountId')
    .execute();
  return rows.map(({ accountId }) => accountId);
};

/** Locks the role, so that two concurrent callers get their answers one after the other. */
export const isRoleHeld = async (tx: Transaction, roleKey: RoleKey): Promise<boolean> => {
  const role = await tx
    .selectFrom('role')
    .select('id')
    .where('roleKey', '=', roleKey)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const holder = await tx
    .selectFrom('accountRole')
    .select('accountId')
    .where('roleId', '=', role.id)
    .executeTakeFirst();
  return holder !== undefined;
};

/** Roles by their keys, with the names that people read. */
export const namedRoles = (db: Db, roleKeys: readonly RoleKey[]) =>
  db
    .selectFrom('role')
    .select(['id as roleId', 'roleKey', 'name as roleName'])
    .where('roleKey', 'in', roleKeys.length > 0 ? [...roleKeys] : [''])
    .orderBy('id')
    .execute();

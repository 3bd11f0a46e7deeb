import type { Contact } from '@server/crypto/sealed-contact';
import { isSealed, type Sealer } from '@server/crypto/sealing';
import type { AccountTable } from '@server/db/account-schema';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import type { Insertable, Kysely, Selectable, Updateable } from 'kysely';
import {
  endStops,
  forgetStops,
  isStoppedSince,
  reasonOfStop,
  recordStop,
  stopReason,
  stopsToExport,
} from './account-stop';
import { closedSince } from './closed-since';
import { holdActor, holdActors } from './hold-actors';
import { holdUnchanged, isUnchanged } from './hold-unchanged';
import { holdsMembership } from './membership';

export { closedSince, holdActor, holdActors, holdUnchanged, isUnchanged };

type Db = Kysely<Schema>;
type Changes = Omit<Updateable<AccountTable>, 'id' | 'version'>;
export type Account = Selectable<AccountTable>;

/**
 * The account that a path names, by number or by login: only the caller's own. A login begins with a letter, so it
 * cannot be taken for a number. Any other account answers 404, whoever asks (req:attack-a21).
 */
export const ownAccount = async (db: Kysely<Schema>, caller: Caller, reference: string): Promise<Account> => {
  const isOwn =
    reference === String(caller.accountId) || reference.toLowerCase() === caller.login.toLowerCase();
  if (!isOwn) throw notFound();
  return currentAccount(db, caller);
};

export const accountById = (db: Db, id: number): Promise<Account> =>
  db.selectFrom('account').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

export const currentAccount = (db: Kysely<Schema>, caller: Caller): Promise<Account> =>
  accountById(db, caller.accountId);

/** Contact details prefilled in what the caller writes, from the account and its unit. */
export const contactOfAccount = async ({
  tx,
  sealer,
  caller,
}: {
  tx: Db;
  sealer: Sealer;
  caller: Caller;
}): Promise<Contact & { unitName: string }> => {
  const account = await tx
    .selectFrom('account')
    .leftJoin('unit', 'unit.id', 'account.unitId')
    .select(['account.phone', 'account.email', 'unit.name as unitName'])
    .where('account.id', '=', caller.accountId)
    .executeTakeFirstOrThrow();
  const phone = account.phone ?? '';
  return {
    name: caller.name,
    phone: isSealed(phone) ? (sealer.tryOpen(phone) ?? '') : phone,
    email: account.email ?? '',
    unitName: account.unitName ?? '',
  };
};

/**
 * Reads the account and locks it against changes until the transaction ends. The lock still lets others insert rows
 * that reference the account: every request with an idempotency key inserts one, and two such requests would otherwise
 * deadlock.
 */
export const lockAccount = (db: Kysely<Schema>, accountId: number): Promise<Account> =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).forNoKeyUpdate().executeTakeFirstOrThrow();

/**
 * Locks the account row, so that changes concerning one person run one after another; no error if there is no such
 * account.
 */
export const holdAccount = async (db: Db, accountId: number): Promise<void> => {
  await db.selectFrom('account').select('id').where('id', '=', accountId).forNoKeyUpdate().execute();
};

/** What has to be filled in before anything can be certified (req:calls-basic-info). */
export const isBaseInfoComplete = (account: Account): boolean => {
  const { nickname, realName, gender, location, locationCity, identity, schoolId } = account;
  const standing = identity === 'student' ? account.studentId : account.technicalTitle;
  return [nickname, realName, gender, location, locationCity, identity, standing, schoolId].every(
    (value) => value !== null && value !== '',
  );
};

export const isMember = holdsMembership;

/** Undefined when the login is taken: if two people choose the same one at once, the unique index admits only one. */
export const addAccount = (
  tx: Transaction,
  values: Insertable<AccountTable>,
): Promise<{ id: number } | undefined> =>
  tx
    .insertInto('account')
    .values(values)
    .onConflict((oc) => oc.column('loginKey').doNothing())
    .returning('id')
    .executeTakeFirst();

/** Does not raise the version: forms that the person has open can still be saved. */
export const changeAccount = async (db: Db, id: number, changes: Changes): Promise<void> => {
  await db.updateTable('account').set(changes).where('id', '=', id).execute();
};

/** Raises the version: saving a form that was opened before then fails with a conflict. */
export const reviseAccount = async (tx: Transaction, id: number, changes: Changes): Promise<void> => {
  await tx
    .updateTable('account')
    .set((eb) => ({ ...changes, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .execute();
};

/** Whether a login, phone number or email address belongs to an account other than `exceptId`. */
export const isKeyTaken = async (
  db: Db,
  key: 'loginKey' | 'phoneKey' | 'emailKey',
  value: string,
  exceptId = 0,
): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where(key, '=', value)
    .where('id', '!=', exceptId)
    .executeTakeFirst()) !== undefined;

/** Marks the time step of a TOTP code as used; of two concurrent uses of one code, the second gets false. */
export const spendTotpStep = async (tx: Transaction, id: number, step: number): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set({ totpStep: step })
    .where('id', '=', id)
    .where((eb) => eb.or([eb('totpStep', 'is', null), eb('totpStep', '<', step)]))
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Answers whether the person was certified until now. */
export const endCertified = async (
  tx: Transaction,
  id: number,
  column: 'certified' | 'professionalCertified',
  now: Date,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('account')
    .set((eb) => ({ [column]: false, updatedAt: now, version: eb('version', '+', 1) }))
    .where('id', '=', id)
    .where(column, '=', true)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** Whether the account is active; an upload whose owner is no longer active is discarded. */
export const isAccountActive = async (db: Db, id: number): Promise<boolean> =>
  (await db
    .selectFrom('account')
    .select('id')
    .where('id', '=', id)
    .where('status', '=', 'active')
    .executeTakeFirst()) !== undefined;

/** Moves everybody of one school or department to another one, or to none. */
export const movePeople = async (
  tx: Transaction,
  column: 'schoolId' | 'departmentId',
  fromId: number,
  to: { schoolId?: number | null; departmentId?: number | null },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('account')
    .set({ ...to, updatedAt: now })
    .where(column, '=', fromId)
    .execute();
};

/** Replaces the person's picture. */
export const keepAvatar = async (
  tx: Transaction,
  accountId: number,
  { id, bytes }: { id: string; bytes: Buffer },
  now: Date,
): Promise<void> => {
  await tx.deleteFrom('avatar').where('accountId', '=', accountId).execute();
  await tx.insertInto('avatar').values({ id, accountId, bytes, createdAt: now }).execute();
  await changeAccount(tx, accountId, { avatarFile: id, updatedAt: now });
};

export const avatarById = (db: Db, id: string) =>
  db.selectFrom('avatar').select('bytes').where('id', '=', id).executeTakeFirst();

/** The stored picture; undefined where the person has none. */
export const avatarOf = (db: Db, accountId: number) =>
  db.selectFrom('avatar').select('bytes').where('accountId', '=', accountId).executeTakeFirst();

export const forgetAvatar = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('avatar').where('accountId', '=', accountId).execute();
};

/** Blanks a closed account. Its row and number stay, because records that are kept still reference them. */
export const eraseAccount = (tx: Transaction, id: number, now: Date): Promise<void> =>
  changeAccount(tx, id, {
    // A user name cannot contain a colon, so nobody can already have taken this one.
    login: `closed:${id}`,
    loginKey: `closed:${id}`,
    nickname: '已注销用户',
    passwordHash: null,
    realName: null,
    phone: null,
    phoneKey: null,
    email: null,
    emailKey: null,
    avatarFile: null,
    unitId: null,
    gender: null,
    location: null,
    locationCity: null,
    identity: null,
    technicalTitle: null,
    studentId: null,
    schoolId: null,
    departmentId: null,
    vipUntil: null,
    totpSealed: null,
    totpConfirmedAt: null,
    totpStep: null,
    certified: false,
    professionalCertified: false,
    intro: '',
    profile: '{}',
    preferences: '{}',
    status: 'closed',
    closedAt: now,
    updatedAt: now,
  });

/** Why and when the account was stopped. */
export { endStops, forgetStops, isStoppedSince, reasonOfStop, recordStop, stopReason, stopsToExport };

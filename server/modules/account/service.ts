import type { AccountTable } from '@server/db/account-schema';
import type { Schema } from '@server/db/schema';
import { notFound } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';
import type { Kysely, Selectable } from 'kysely';

export type Account = Selectable<AccountTable>;

/**
 * The person a path names, by number or by login: always the caller. A login begins with a letter, so no login is
 * another one's number. Another person's account is not there, whoever asks (req:attack-a21).
 */
export const ownAccount = async (db: Kysely<Schema>, caller: Caller, reference: string): Promise<Account> => {
  const isOwn =
    reference === String(caller.accountId) || reference.toLowerCase() === caller.login.toLowerCase();
  if (!isOwn) throw notFound();
  return currentAccount(db, caller);
};

export const currentAccount = (db: Kysely<Schema>, caller: Caller): Promise<Account> =>
  db.selectFrom('account').selectAll().where('id', '=', caller.accountId).executeTakeFirstOrThrow();

/** The same, and nobody else changes it until the transaction ends. */
export const lockAccount = (db: Kysely<Schema>, accountId: number): Promise<Account> =>
  db.selectFrom('account').selectAll().where('id', '=', accountId).forUpdate().executeTakeFirstOrThrow();

/** What has to be filled in before anything can be certified (req:calls-basic-info). */
export const isBaseInfoComplete = (account: Account): boolean => {
  const { nickname, realName, gender, location, locationCity, identity, schoolId } = account;
  const standing = identity === 'student' ? account.studentId : account.technicalTitle;
  return [nickname, realName, gender, location, locationCity, identity, standing, schoolId].every(
    (value) => value !== null && value !== '',
  );
};

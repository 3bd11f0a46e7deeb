import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** Third-party identities with which a person can sign in. */
export const boundTo = (db: Kysely<Schema>, accountId: number) =>
  db
    .selectFrom('openUser')
    .select(['id', 'provider', 'nickname', 'createdAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

export const unbind = async (tx: Transaction, id: number): Promise<void> => {
  await tx.deleteFrom('openUser').where('id', '=', id).execute();
};

/** Deletes every other way to sign in, and every code under way, when an account is closed. */
export const forgetWaysIn = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('openUser').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('openSignIn').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
  await tx.deleteFrom('verificationCode').where('accountId', '=', accountId).execute();
};

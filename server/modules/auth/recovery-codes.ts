import { randomInt } from 'node:crypto';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** Enough for years of lost phones. Ten characters out of 32 are 50 bits, and wrong tries are counted. */
const COUNT = 8;
const HALF = 5;
/** Without what looks alike on paper. */
const LETTERS = 'abcdefghijkmnpqrstuvwxyz23456789';

const half = (): string => Array.from({ length: HALF }, () => LETTERS[randomInt(LETTERS.length)]).join('');

const hashOf = (sealer: Sealer, accountId: number, code: string): string =>
  sealer.fingerprint(`recovery:${accountId}:${code.toLowerCase().replace('-', '')}`);

/** Makes new codes; the old ones count no longer. They are shown once and never again. */
export const renewRecoveryCodes = async (
  tx: Transaction,
  sealer: Sealer,
  accountId: number,
): Promise<string[]> => {
  const codes = Array.from({ length: COUNT }, () => `${half()}-${half()}`);
  await removeRecoveryCodes(tx, accountId);
  await tx
    .insertInto('recoveryCode')
    .values(codes.map((code) => ({ accountId, codeHash: hashOf(sealer, accountId, code), usedAt: null })))
    .execute();
  return codes;
};

/** Marks a code as used and returns true; of two concurrent uses, the second gets false. */
export const spendRecoveryCode = async (
  tx: Transaction,
  sealer: Sealer,
  accountId: number,
  code: string,
  now: Date,
): Promise<boolean> => {
  const spent = await tx
    .updateTable('recoveryCode')
    .set({ usedAt: now })
    .where('accountId', '=', accountId)
    .where('codeHash', '=', hashOf(sealer, accountId, code))
    .where('usedAt', 'is', null)
    .executeTakeFirst();
  return spent.numUpdatedRows === 1n;
};

export const removeRecoveryCodes = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('recoveryCode').where('accountId', '=', accountId).execute();
};

export const countRecoveryCodes = async (db: Kysely<Schema>, accountId: number): Promise<number> => {
  const { left } = await db
    .selectFrom('recoveryCode')
    .select(({ fn }) => fn.countAll<number>().as('left'))
    .where('accountId', '=', accountId)
    .where('usedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(left);
};

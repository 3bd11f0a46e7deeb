import { createHash, randomBytes } from 'node:crypto';
import { beijingIso } from '@contract/rules/beijing-time';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { lockAccount } from '@server/modules/account/service';
import type { Kysely } from 'kysely';
import { forgetFeed } from './service';

type Db = Kysely<Schema>;

interface Room<D extends Db = Db> {
  db: D;
  sealer: Sealer;
  origin: string;
  now: Date;
}

const TOKEN_BYTES = 32;
const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

const present = (origin: string, token: string, createdAt: Date) => ({
  url: `${origin}/prod-api/cms/open/calendar/${token}.ics`,
  createTime: beijingIso(createdAt),
});

export const findFeed = async ({ db, sealer, origin }: Room, accountId: number) => {
  const row = await db
    .selectFrom('calendarFeed')
    .selectAll()
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  const token = row ? sealer.tryOpen(row.tokenSealed) : null;
  // An address that cannot be read cannot be shown, but another one can be made.
  return row && token !== null ? present(origin, token, row.createdAt) : null;
};

/** Creates a new address for the calendar; the previous one stops working. */
export const createFeed = async ({ db, sealer, origin, now }: Room<Transaction>, accountId: number) => {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await lockAccount(db, accountId);
  const values = { tokenHash: hashOf(token), tokenSealed: sealer.seal(token), createdAt: now };
  await forgetFeed(db, accountId);
  await db
    .insertInto('calendarFeed')
    .values({ accountId, ...values })
    .execute();
  return present(origin, token, now);
};

/** Answers whether there was one. */
export const removeFeed = async (db: Transaction, accountId: number): Promise<boolean> => {
  await lockAccount(db, accountId);
  const { numDeletedRows } = await db
    .deleteFrom('calendarFeed')
    .where('accountId', '=', accountId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
};

/** The owner of this address; null once it was revoked or the account is not active. */
export const ownerOfFeed = async (db: Db, token: string): Promise<number | null> => {
  const row = await db
    .selectFrom('calendarFeed as feed')
    .innerJoin('account', 'account.id', 'feed.accountId')
    .select('feed.accountId')
    .where('feed.tokenHash', '=', hashOf(token))
    .where('account.status', '=', 'active')
    .executeTakeFirst();
  return row?.accountId ?? null;
};

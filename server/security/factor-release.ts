import { releaseState, releaseTimes } from '@contract/rules/factor-release';
import type { FactorReleaseTable } from '@server/db/account-care-schema';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import type { Kysely, Selectable } from 'kysely';

type Db = Kysely<Schema>;
export type FactorRelease = Selectable<FactorReleaseTable>;

/** Pending factor releases of these people: neither ended nor lapsed. */
export const releasesOf = (db: Db, accountIds: readonly number[], now: Date): Promise<FactorRelease[]> =>
  accountIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('factorRelease')
        .selectAll()
        .where('accountId', 'in', accountIds)
        .where('endedAt', 'is', null)
        .where('lapsesAt', '>', now)
        .execute();

export const releaseOf = async (db: Db, accountId: number, now: Date): Promise<FactorRelease | undefined> =>
  (await releasesOf(db, [accountId], now))[0];

/** Whether the person may sign in without the factor, once. */
export const isReleaseDue = async (db: Db, accountId: number, now: Date): Promise<boolean> => {
  const release = await releaseOf(db, accountId, now);
  return release !== undefined && releaseState(release, now) === 'due';
};

/**
 * The caller must have locked the account, so that of two concurrent requests the second sees the first. Ends a lapsed
 * release first.
 */
export const addRelease = async (
  tx: Transaction,
  asked: { accountId: number; grounds: string; by: number; isEnough: boolean },
  now: Date,
): Promise<void> => {
  const { accountId, grounds, by, isEnough } = asked;
  await endRelease(tx, accountId, now);
  await tx
    .insertInto('factorRelease')
    .values({ accountId, grounds, askedBy: by, askedAt: now, ...releaseTimes(now, isEnough) })
    .execute();
};

export const confirmRelease = async (
  tx: Transaction,
  { id }: FactorRelease,
  by: number,
  now: Date,
): Promise<void> => {
  await tx
    .updateTable('factorRelease')
    .set({ confirmedBy: by, ...releaseTimes(now, true) })
    .where('id', '=', id)
    .execute();
};

/** Ends a release that was used, stopped or has lapsed. False if there was none. */
export const endRelease = async (tx: Transaction, accountId: number, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('factorRelease')
    .set({ endedAt: now })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
};

/** The same for everybody who holds this role. */
export const endReleasesOfRole = async (tx: Transaction, roleId: number, now: Date): Promise<void> => {
  await tx
    .updateTable('factorRelease')
    .set({ endedAt: now })
    .where('accountId', 'in', (eb) =>
      eb.selectFrom('accountRole').select('accountId').where('roleId', '=', roleId),
    )
    .where('endedAt', 'is', null)
    .execute();
};

export const forgetReleases = async (tx: Transaction, accountId: number): Promise<void> => {
  await tx.deleteFrom('factorRelease').where('accountId', '=', accountId).execute();
};

export const allReleases = (db: Db, accountId: number) =>
  db
    .selectFrom('factorRelease')
    .select(['grounds', 'askedAt', 'dueAt', 'endedAt'])
    .where('accountId', '=', accountId)
    .orderBy('id')
    .execute();

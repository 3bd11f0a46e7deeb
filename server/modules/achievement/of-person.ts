import { shownContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import type { Kysely } from 'kysely';

/** How many records that wait for a person are shown in the overview. */
const WAITING = 20;

type Db = Kysely<Schema>;

/** Of one person, whatever their status. */
export const countAchievementsOf = async (db: Db, ownerId: number): Promise<number> => {
  const row = await db
    .selectFrom('achievement')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** Contributions in other people's achievements that this person has not answered. */
export const countContributionsAsked = async (db: Db, accountId: number): Promise<number> => {
  const row = await db
    .selectFrom('achievementContributor as c')
    .innerJoin('achievement as a', 'a.id', 'c.achievementId')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('c.accountId', '=', accountId)
    .where('c.state', '=', 'asked')
    .where('a.ownerId', '!=', accountId)
    .where('a.status', '!=', 'draft')
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** The person's achievements that were returned, longest waiting first. */
export const stalledAchievements = async (db: Db, ownerId: number) => {
  const rows = await db
    .selectFrom('achievement')
    .select(['id', 'title'])
    .where('ownerId', '=', ownerId)
    .where('status', '=', 'returned')
    .orderBy('updatedAt')
    .limit(WAITING)
    .execute();
  return rows.map((row) => ({ ...row, why: 'achiReturned' as const }));
};

/** Every achievement of this person with contact details decrypted, for the export of their own data. */
export const achievementsToExport = async (db: Db, sealer: Sealer, ownerId: number) => {
  const records = await db
    .selectFrom('achievement')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return records.map((record) => ({ ...record, contact: shownContact(sealer, record.contact) }));
};

/** Where a person is named by others, and when that was confirmed or denied (docs/decisions/0044). */
export const contributionsToExport = (db: Db, accountId: number) =>
  db
    .selectFrom('achievementContributor')
    .innerJoin('achievement', 'achievement.id', 'achievementContributor.achievementId')
    .select([
      'achievementContributor.achievementId',
      'achievement.title',
      'achievementContributor.name',
      'achievementContributor.role',
      'achievementContributor.state',
      'achievementContributor.answeredAt',
    ])
    .where('achievementContributor.accountId', '=', accountId)
    .where('achievement.ownerId', '!=', accountId)
    .orderBy('achievementContributor.achievementId')
    .execute();

/** Whoever closes the account can no longer be reached; what is public stays without them. */
export const forgetAchievementOwner = async (tx: Transaction, ownerId: number): Promise<void> => {
  await tx.updateTable('achievement').set({ contact: null }).where('ownerId', '=', ownerId).execute();
  // An achievement that was never public is deleted: nobody is left to finish it.
  const unseen = await tx
    .deleteFrom('achievement')
    .where('ownerId', '=', ownerId)
    .where('publishAt', 'is', null)
    .returning('id')
    .execute();
  for (const { id } of unseen) await forgetFieldHistory(tx, { record: 'achievement', ref: id });
  await tx
    .updateTable('achievementContributor')
    .set({ accountId: null, login: null, name: '已注销用户', state: 'named' })
    .where('accountId', '=', ownerId)
    .execute();
};

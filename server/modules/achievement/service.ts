import type { AchievementRow } from '@contract/achievement';
import type { AchievementNarrows } from '@contract/chart-choices';
import { openContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { AchievementContributorTable, AchievementTable } from '@server/db/market-schema';
import type { News, Since } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import { forgetFieldHistory } from '@server/drafts/history-repository';
import type { ViewContext } from '@server/http/view-context';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Insertable, type Kysely, sql } from 'kysely';
import { achievementFigures } from './figures';
import { followUnit } from './follow-unit';
import { indexAchievement, reindexAchievements } from './index-achievement';
import { type AchievementFilter, listOpen, listSince } from './list-achievements';
import { presentRow } from './present-achievement';
import { onceOpen } from './repository';
import { undo } from './undo';

export { followUnit };

type Db = Kysely<Schema>;
type Person = Omit<Insertable<AchievementContributorTable>, 'achievementId' | 'position'>;

const NAMED = 3;
const WAITING = 20;

/** Stores an achievement as it stands, findable if it is published. For demo data. */
export const storeAchievement = async (
  tx: Transaction,
  values: Insertable<AchievementTable>,
  people: readonly Person[],
): Promise<void> => {
  const record = await tx.insertInto('achievement').values(values).returningAll().executeTakeFirstOrThrow();
  const contributors = people.map((person, position) => ({ ...person, achievementId: record.id, position }));
  if (contributors.length > 0) await tx.insertInto('achievementContributor').values(contributors).execute();
  if (record.status === 'published') await indexAchievement(tx, record);
};

export { reindexAchievements };

/** For the home page. */
export const newestAchievements = async (db: Db, limit: number): Promise<AchievementRow[]> => {
  const records = await listOpen(db, {}, { column: 'publishAt', direction: 'desc', offset: 0, limit });
  return records.map(presentRow);
};

/** For whoever is signed in: what others published lately that these filters let through. */
export const newAchievements = async (
  db: Db,
  filters: Omit<AchievementFilter, 'isSignedIn'>,
  since: Since,
): Promise<News> => {
  const records = await listSince(db, { ...filters, isSignedIn: true }, since);
  return { count: records.length, titles: records.slice(0, NAMED).map(({ title }) => title) };
};

/** A published achievement as a visitor sees it, without counting it as read and without contact details. */
export const publicAchievement = async (db: Db, id: number) => {
  const record = await onceOpen(db, id);
  if (record && record.status !== 'published') return record.status === 'removed' ? 'removed' : 'revising';
  if (record?.scope !== 'public') return null;
  return { ...presentRow(record), scenes: record.scenes };
};

/** Moderators read what was put before them; everybody reads the files of what is public through its own address. */
export const mayReadAchievementFile = async (db: Db, caller: Caller, fileId: string): Promise<boolean> => {
  if (!hasPermission(caller, 'cms:achi:moderate')) return false;
  const named = await db
    .selectFrom('achievement')
    .select('id')
    .where('status', '!=', 'draft')
    .where(
      sql<boolean>`(cover = ${fileId}::uuid or figures @> ${JSON.stringify([{ file: fileId }])}::jsonb or files @> ${JSON.stringify([fileId])}::jsonb)`,
    )
    .executeTakeFirst();
  return named !== undefined;
};

/** Those that the reader may see, by themselves or by the project they grew from. */
export const achievementLinks = async (
  { db, caller }: ViewContext,
  by: { ids: readonly number[] } | { sourceIds: readonly number[] },
) => {
  const [column, wanted] = 'ids' in by ? (['id', by.ids] as const) : (['sourceId', by.sourceIds] as const);
  if (wanted.length === 0) return [];
  const rows = await db
    .selectFrom('achievement')
    .select(['id', 'no', 'title', 'status', 'scope', 'ownerId', 'sourceId', 'publishAt as since'])
    .where(column, 'in', [...wanted])
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ status, scope, ownerId, ...row }) => {
    if (status === 'published' && (scope === 'public' || caller !== null))
      return [{ ...row, to: `/achi/detail/${row.id}` }];
    const isOwn = caller?.accountId === ownerId;
    return isOwn ? [{ ...row, to: `/user/achi/mine/detail/${row.id}` }] : [];
  });
};

/** Of one person, whatever their status. */
export const countAchievementsOf = async (db: Db, ownerId: number): Promise<number> => {
  const row = await db
    .selectFrom('achievement')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** Parts in other people's achievements that wait for this person's word. */
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

/** Own achievements that were sent back, the longest wait first. */
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

/** Everything a person registered, contact details opened, for their own copy of it. */
export const achievementsToExport = async (db: Db, sealer: Sealer, ownerId: number) => {
  const records = await db
    .selectFrom('achievement')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return records.map((record) => ({ ...record, contact: openContact(sealer, record.contact) }));
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
  // Nobody would go on with what was never public.
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

/** What these are compared by; with `openOnly`, of those that still wait for a match. */
export const achievementFacts = (db: Kysely<Schema>, ids: readonly number[], openOnly: boolean) =>
  db
    .selectFrom('achievement')
    .select(['id', 'field', 'unitName'])
    .where('id', 'in', [...ids])
    .$if(openOnly, (query) => query.where('status', 'in', ['published']))
    .execute();

/** What these are called, by their ids. */
export const achievementTitles = (db: Db, ids: readonly number[]) =>
  db
    .selectFrom('achievement')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** What waits for a moderator: nothing changes it until then, so its last change sent it in. */
export const achievementQueue = async (db: Db): Promise<Queue> => {
  const oldest = await db
    .selectFrom('achievement')
    .select(['title', 'updatedAt', sql<number>`count(*) over ()::int`.as('n')])
    .where('status', '=', 'pending')
    .orderBy('updatedAt')
    .limit(1)
    .executeTakeFirst();
  const path = '/admin/achievements?status=pending';
  return queueOf(
    oldest?.n ?? 0,
    oldest ? [{ title: oldest.title, path, since: oldest.updatedAt, due: null }] : [],
  );
};

export const countPublicAchievements = (db: Db) =>
  db
    .selectFrom('achievement')
    .select((eb) => eb.fn.countAll<number>().as('achievements'))
    .where('status', '=', 'published')
    .where('scope', '=', 'public')
    .executeTakeFirstOrThrow();

/** For a query about applications `a`: something that everybody may read has grown from it. */
export const hasPublicAchievement = sql<boolean>`exists (select 1 from achievement c
  where c.source_id = a.id and c.status = 'published')`;

/** The figures of what everybody may see. */
export const publicFigures = (db: Db, narrows: AchievementNarrows) => achievementFigures(db, narrows);

/** How a moderator's decision is taken back. */
export const achievementUndo = undo;

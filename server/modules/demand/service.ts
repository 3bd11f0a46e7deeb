import type { Demand, DemandRow } from '@contract/demand';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { NO_CONTACT, openContact } from '@server/crypto/sealed-contact';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import type { DemandTable } from '@server/db/market-schema';
import type { News, Since } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import { conflict, notFound } from '@server/errors/app-error';
import type { ViewContext } from '@server/http/view-context';
import { type Queue, queueOf } from '@server/http/waiting';
import { type Caller, hasPermission } from '@server/security/caller';
import { type Insertable, type Kysely, sql } from 'kysely';
import { endOfOwner } from './end-of-owner';
import { followUnit } from './follow-unit';
import { indexDemand, reindexDemands } from './index-demand';
import { type DemandFilter, listDemands, listSince } from './list-demands';
import { presentDemand, presentRow } from './present-demand';
import { hasStatus, onceOpen, openRecord } from './repository';
import { undo } from './undo';

export { followUnit };

const NAMED = 3;
const WAITING = 20;
const OPEN_DEMAND = ['published', 'matching'] as const;

/** Stores a demand as it stands, findable if it is public. For demo data. */
export const storeDemand = async (tx: Transaction, values: Insertable<DemandTable>): Promise<void> => {
  const record = await tx.insertInto('demand').values(values).returningAll().executeTakeFirstOrThrow();
  if (record.publishAt && record.status !== 'closed') await indexDemand(tx, record);
};

/** For the home page: those whose deadline comes first. */
export const nextDemands = async (db: Kysely<Schema>, limit: number, now: Date): Promise<DemandRow[]> => {
  const page = { column: 'deadline', direction: 'asc', offset: 0, limit } as const;
  return (await listDemands(db, {}, page, now)).map((record) => presentRow(record, now));
};

/** For whoever is signed in: what others published lately that these filters let through. */
export const newDemands = async (
  db: Kysely<Schema>,
  filters: Omit<DemandFilter, 'isSignedIn'>,
  since: Since,
  now: Date,
): Promise<News> => {
  const records = await listSince(db, { ...filters, isSignedIn: true }, since, now);
  return { count: records.length, titles: records.slice(0, NAMED).map(({ title }) => title) };
};

export { endOfOwner, reindexDemands };

const VISITOR = { isSignedIn: false, isVip: false, isOwner: false };

/** A public demand as a visitor sees it, without counting it as read and without contact details. */
export const publicDemand = async (
  db: Kysely<Schema>,
  id: number,
  now: Date,
): Promise<Demand | 'closed' | null> => {
  const record = await onceOpen(db, id, now);
  if (record?.status === 'closed') return 'closed';
  return record?.scope === 'public'
    ? presentDemand(record, VISITOR, now, { contact: () => NO_CONTACT, files: [], figures: [] })
    : null;
};

/** 据此申报 stands on what is open to answers at this moment. */
export const requireAnswerable = async (db: Kysely<Schema>, id: number, now: Date): Promise<void> => {
  const record = await openRecord(db, id, now);
  if (!record) throw notFound('demand.none');
  const status = demandStatusAt(record.status, record.deadline, now);
  if (!OPEN_DEMAND.some((open) => open === status))
    throw conflict('demand.over_apply', { errorCode: 'demand.over' });
};

/** Those of these demands that the reader may see; one's own leads to where it is looked after. */
export const demandLinks = async ({ db, caller, now }: ViewContext, ids: readonly number[]) => {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('demand')
    .select(['id', 'no', 'title', 'status', 'scope', 'ownerId', 'publishAt'])
    .where('id', 'in', [...ids])
    .orderBy('id', 'desc')
    .execute();
  return rows.flatMap(({ id, no, title, status, scope, ownerId, publishAt }) => {
    const isPublic =
      publishAt !== null && publishAt <= now && ['published', 'matching', 'solved'].includes(status);
    if (isPublic && (scope === 'public' || caller !== null))
      return [{ id, no, title, since: publishAt, to: `/demand/detail/${id}` }];
    return caller?.accountId === ownerId
      ? [{ id, no, title, since: publishAt, to: `/user/demand/${id}` }]
      : [];
  });
};

/** Of one person, whatever their status. */
export const countDemandsOf = async (db: Kysely<Schema>, ownerId: number): Promise<number> => {
  const row = await db
    .selectFrom('demand')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('ownerId', '=', ownerId)
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

/** 对接申请 that wait for this person's answer, by demand; whoever has waited longest comes first. */
export const waitingReplies = async (
  db: Kysely<Schema>,
  ownerId: number,
): Promise<{ demandId: number; title: string; n: number }[]> => {
  const rows = await db
    .selectFrom('demandReply as r')
    .innerJoin('demand as d', 'd.id', 'r.demandId')
    .select(['d.id as demandId', 'd.title'])
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('d.ownerId', '=', ownerId)
    .where('d.status', 'in', OPEN_DEMAND)
    .where('r.status', '=', 'pending')
    .groupBy(['d.id', 'd.title'])
    .orderBy((eb) => eb.fn.min('r.id'))
    .limit(WAITING)
    .execute();
  return rows.map((row) => ({ ...row, n: Number(row.n) }));
};

/** Own demands that nothing becomes of until their owner acts, the longest wait first. */
export const stalledDemands = async (db: Kysely<Schema>, ownerId: number, now: Date) => {
  const rows = await db
    .selectFrom('demand')
    .select(['id', 'title', 'status'])
    .where('ownerId', '=', ownerId)
    .where((eb) => eb.or([hasStatus(eb, 'returned', now), hasStatus(eb, 'expired', now)]))
    .orderBy('updatedAt')
    .limit(WAITING)
    .execute();
  return rows.map(({ status, ...row }) => ({
    ...row,
    why: status === 'returned' ? ('demandReturned' as const) : ('demandExpired' as const),
  }));
};

/** Everything a person wrote in demands, contact details opened, for their own copy of it. */
export const demandsToExport = async (db: Kysely<Schema>, sealer: Sealer, ownerId: number) => {
  const records = await db
    .selectFrom('demand')
    .selectAll()
    .where('ownerId', '=', ownerId)
    .orderBy('id')
    .execute();
  return records.map((record) => ({ ...record, contact: openContact(sealer, record.contact) }));
};

/** Every conversation a person began about a demand, with their own words in any of them. */
export const demandRepliesToExport = async (db: Kysely<Schema>, accountId: number) => {
  const [asked, written] = await Promise.all([
    db
      .selectFrom('demandReply')
      .select(['id', 'demandId', 'status', 'reason', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('demandMessage')
      .select(['replyId', 'body', 'createdAt'])
      .where('accountId', '=', accountId)
      .orderBy('id')
      .execute(),
  ]);
  return { asked, written };
};

/** Whoever closes the account can no longer be reached; what is public stays without them. */
export const forgetDemandOwner = async (tx: Transaction, ownerId: number): Promise<void> => {
  await tx.updateTable('demand').set({ contact: null }).where('ownerId', '=', ownerId).execute();
  await tx.updateTable('demandReply').set({ contact: null }).where('accountId', '=', ownerId).execute();
};

/** Whoever judges demands reads their papers; drafts stay their owner's. */
export const mayReadDemandFile = async (
  db: Kysely<Schema>,
  caller: Caller,
  fileId: string,
): Promise<boolean> => {
  if (!hasPermission(caller, 'cms:demand:moderate')) return false;
  const named = await db
    .selectFrom('demand')
    .select('id')
    .where('status', '!=', 'draft')
    .where(
      sql<boolean>`(cover = ${fileId}::uuid or figures @> ${JSON.stringify([{ file: fileId }])}::jsonb or files @> ${JSON.stringify([fileId])}::jsonb)`,
    )
    .executeTakeFirst();
  return named !== undefined;
};

/** What these are compared by; with `openOnly`, of those that still wait for a match. */
export const demandFacts = (db: Kysely<Schema>, ids: readonly number[], openOnly: boolean) =>
  db
    .selectFrom('demand')
    .select(['id', 'field', 'unitName'])
    .where('id', 'in', [...ids])
    .$if(openOnly, (query) => query.where('status', 'in', ['published', 'matching']))
    .execute();

/** What these are called, by their ids. */
export const demandTitles = (db: Kysely<Schema>, ids: readonly number[]) =>
  db
    .selectFrom('demand')
    .select(['id', 'title'])
    .where('id', 'in', [...ids])
    .execute();

/** What waits for a moderator: the one that was sent in first, and the one that expires first. */
export const demandQueue = async (db: Kysely<Schema>): Promise<Queue> => {
  const pending = db
    .selectFrom('demand')
    .select(['title', 'updatedAt', 'deadline', sql<number>`count(*) over ()::int`.as('n')])
    .select(sql<number>`row_number() over (order by updated_at)`.as('byAge'))
    .select(sql<number>`row_number() over (order by deadline nulls last)`.as('byDeadline'))
    .where('status', '=', 'pending');
  const rows = await db
    .selectFrom(pending.as('q'))
    .select(['q.title', 'q.updatedAt', 'q.deadline', 'q.n'])
    .where((eb) => eb.or([eb('q.byAge', '=', 1), eb('q.byDeadline', '=', 1)]))
    .execute();
  const path = '/admin/demands?status=pending';
  return queueOf(
    rows[0]?.n ?? 0,
    rows.map(({ title, updatedAt, deadline }) => ({ title, path, since: updatedAt, due: deadline })),
  );
};

/** Of those that everybody may read: how many there are, and how many found an answer. */
export const countPublicDemands = (db: Kysely<Schema>, now: Date) =>
  db
    .selectFrom('demand')
    .select((eb) => [
      eb.fn.countAll<number>().as('demands'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'solved').as('solved'),
    ])
    .where('status', 'in', ['published', 'matching', 'solved'])
    .where('scope', '=', 'public')
    .where('publishAt', '<=', now)
    .executeTakeFirstOrThrow();

/** How a moderator's decision is taken back. */
export const demandUndo = undo;

import type { Demand, DemandRow } from '@contract/demand';
import { demandStatusAt } from '@contract/rules/demand-machine';
import { NO_CONTACT } from '@server/crypto/sealed-contact';
import { type Since, titlesSince } from '@server/db/published-since';
import type { Schema } from '@server/db/schema';
import { conflict, notFound } from '@server/errors/app-error';
import type { ViewContext } from '@server/http/view-context';
import type { Kysely } from 'kysely';
import { type DemandFilter, foundDemands, listDemands } from './list-demands';
import { presentDemand, presentRow } from './present-demand';
import { onceOpen, openRecord } from './repository';

export const OPEN_DEMAND = ['published', 'matching'] as const;

/** For the home page: those whose deadline comes first. */
export const nextDemands = async (db: Kysely<Schema>, limit: number, now: Date): Promise<DemandRow[]> => {
  const page = { column: 'deadline', direction: 'asc', offset: 0, limit } as const;
  return (await listDemands(db, {}, page, now)).map((record) => presentRow(record, now));
};

/** For signed-in readers: the titles of what others published within a time span and the filters match. */
export const newDemands = (
  db: Kysely<Schema>,
  filters: Omit<DemandFilter, 'isSignedIn'>,
  since: Since,
  now: Date,
): Promise<string[]> => titlesSince(foundDemands(db, { ...filters, isSignedIn: true }, now), since);

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

/** 据此申报 requires that the demand still accepts answers. */
export const requireAnswerable = async (db: Kysely<Schema>, id: number, now: Date): Promise<void> => {
  const record = await openRecord(db, id, now);
  if (!record) throw notFound('demand.none');
  const status = demandStatusAt(record.status, record.deadline, now);
  if (!OPEN_DEMAND.some((open) => open === status))
    throw conflict('demand.over_apply', { errorCode: 'demand.over' });
};

/**
 * Links to those of these demands the reader may see. One that is not public is linked only for its owner, to the page
 * where it is managed.
 */
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

/** How many public demands there are, and how many of them were solved. */
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

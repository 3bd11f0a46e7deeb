import { type DemandStatus, STORED_DEMAND_STATUSES } from '@contract/demand-choices';
import { many, one } from '@server/db/json-rows';
import { contains } from '@server/db/like';
import { type Places, prepared } from '@server/db/prepared';
import type { Schema } from '@server/db/schema';
import type { Page } from '@server/http/paging';
import type { Kysely } from 'kysely';
import { hasStatus } from './repository';

interface OwnFilter {
  ownerId?: number;
  /** False for a moderator's queue: drafts are visible only to their owners. */
  withDrafts: boolean;
  status?: DemandStatus | undefined;
  keyword?: string | undefined;
}
interface Values {
  ownerId: number | undefined;
  /** The search word as a LIKE pattern. */
  pattern: string | undefined;
  now: Date;
  limit: number;
  offset: number;
}
interface Shape {
  isOwned: boolean;
  withDrafts: boolean;
  status: DemandStatus | null;
  isSearch: boolean;
  direction: 'asc' | 'desc';
}
type At = Places<Values>;

const own = (db: Kysely<Schema>, at: At, { isOwned, withDrafts, status, isSearch }: Shape) =>
  db
    .selectFrom('demand')
    .where(
      'demand.status',
      'in',
      STORED_DEMAND_STATUSES.filter((stored) => withDrafts || stored !== 'draft'),
    )
    .$if(isOwned, (query) => query.where('ownerId', '=', at.ownerId))
    .$if(status !== null, (query) => query.where((eb) => hasStatus(eb, status as DemandStatus, at.now)))
    .$if(isSearch, (query) => query.where('demand.title', 'ilike', at.pattern));

const selectOwn = (db: Kysely<Schema>, at: At, shape: Shape) =>
  db
    .selectFrom('demand')
    .where(
      'demand.id',
      'in',
      own(db, at, shape)
        .select('demand.id')
        .orderBy('demand.updatedAt', shape.direction)
        .orderBy('demand.id', shape.direction)
        .offset(at.offset)
        .limit(at.limit),
    )
    .innerJoin('account', 'account.id', 'demand.ownerId')
    .select(['demand.id', 'no', 'title', 'field', 'demand.status', 'deadline', 'unitName', 'views'])
    .select('demand.updatedAt')
    .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
    .select((eb) =>
      eb
        .selectFrom('demandReply')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('demandReply.demandId', '=', 'demand.id')
        .where('demandReply.status', '=', 'pending')
        .as('waiting'),
    )
    .orderBy('demand.updatedAt', shape.direction)
    .orderBy('demand.id', shape.direction);

const readOwn = prepared('demand.own', (db, at: At, shape: Shape) => ({
  rows: many(selectOwn(db, at, shape), { deadline: true, updatedAt: true }),
  total: one(
    own(db, at, shape).select((eb) => eb.fn.countAll<number>().as('n')),
    {},
  ),
}));

/** In the order of the last change, with the name of the owner and the total. */
export const listOwn = async (
  db: Kysely<Schema>,
  { ownerId, withDrafts, status, keyword }: OwnFilter,
  { offset, limit, direction }: Page,
  now: Date,
) => {
  const text = keyword?.trim();
  const pattern = text ? contains(text) : undefined;
  const shape = {
    isOwned: ownerId !== undefined,
    withDrafts,
    status: status ?? null,
    isSearch: pattern !== undefined,
    direction,
  };
  const { rows, total } = await readOwn(db, { ownerId, pattern, now, limit, offset }, shape);
  return { rows, total: total?.n ?? 0 };
};

import { type DemandStatus, STORED_DEMAND_STATUSES } from '@contract/demand-choices';
import { contains } from '@server/db/like';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';
import { hasStatus } from './repository';

interface OwnFilter {
  ownerId?: number;
  /** A queue never shows drafts: they are their owner's alone. */
  withDrafts: boolean;
  status?: DemandStatus | undefined;
  keyword?: string | undefined;
}

const own = (db: Kysely<Schema>, filter: OwnFilter, now: Date) => {
  const { ownerId, withDrafts, status } = filter;
  const keyword = filter.keyword?.trim();
  let query = db.selectFrom('demand').where(
    'demand.status',
    'in',
    STORED_DEMAND_STATUSES.filter((one) => withDrafts || one !== 'draft'),
  );
  if (ownerId !== undefined) query = query.where('ownerId', '=', ownerId);
  if (status) query = query.where((eb) => hasStatus(eb, status, now));
  if (keyword) query = query.where('demand.title', 'ilike', contains(keyword));
  return query;
};

/** Newest change first, with the name of the owner and the total. */
export const listOwn = async (
  db: Kysely<Schema>,
  filter: OwnFilter,
  { offset, limit }: { offset: number; limit: number },
  now: Date,
) => {
  const [rows, { n }] = await Promise.all([
    own(db, filter, now)
      .innerJoin('account', 'account.id', 'demand.ownerId')
      .selectAll('demand')
      .select((eb) => eb.fn.coalesce('account.realName', 'account.nickname').as('ownerName'))
      .orderBy('demand.updatedAt', 'desc')
      .orderBy('demand.id', 'desc')
      .offset(offset)
      .limit(limit)
      .execute(),
    own(db, filter, now)
      .select((eb) => eb.fn.countAll<number>().as('n'))
      .executeTakeFirstOrThrow(),
  ]);
  return { rows, total: Number(n) };
};

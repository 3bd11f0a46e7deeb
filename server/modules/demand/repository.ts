import type { DemandStatus } from '@contract/demand-choices';
import type { DemandTable } from '@server/db/market-schema';
import type { Schema } from '@server/db/schema';
import type { Expression, ExpressionBuilder, Kysely, Selectable } from 'kysely';

export type DemandRecord = Selectable<DemandTable>;

type Eb = ExpressionBuilder<Schema, 'demand'>;

/** Only an open demand expires once its deadline has passed; other statuses stay as stored. */
export const hasStatus = (eb: Eb, status: DemandStatus, now: Date | Expression<Date>) => {
  const open = ['published', 'matching'] as const;
  if (status === 'expired') return eb.and([eb('demand.status', 'in', open), eb('deadline', '<=', now)]);
  const isStored = eb('demand.status', '=', status);
  return status === 'published' || status === 'matching'
    ? eb.and([isStored, eb('deadline', '>', now)])
    : isStored;
};

/** A demand that has ever been public. A closed one is returned too, so that its page can say so. */
export const onceOpen = (db: Kysely<Schema>, id: number, now: Date): Promise<DemandRecord | undefined> =>
  db
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'matching', 'solved', 'closed'])
    .where('publishAt', '<=', now)
    .executeTakeFirst();

export const countView = (db: Kysely<Schema>, id: number): Promise<unknown> =>
  db
    .updateTable('demand')
    .set((eb) => ({ views: eb('views', '+', 1) }))
    .where('id', '=', id)
    .execute();

/** What is public now, without counting it as read. */
export const openRecord = (db: Kysely<Schema>, id: number, now: Date): Promise<DemandRecord | undefined> =>
  db
    .selectFrom('demand')
    .selectAll()
    .where('id', '=', id)
    .where('status', 'in', ['published', 'matching', 'solved'])
    .where('publishAt', '<=', now)
    .executeTakeFirst();

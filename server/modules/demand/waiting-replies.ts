import { type DemandStatus, PUBLIC_DEMAND_STATUSES } from '@contract/demand-choices';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** Answers are given on the page of the demand: none waits where there is no such page any more. */
export const waitingAt = (status: DemandStatus, waiting: number): number =>
  PUBLIC_DEMAND_STATUSES.some((open) => open === status) ? waiting : 0;

export const countWaiting = async (db: Kysely<Schema>, demandId: number): Promise<number> => {
  const row = await db
    .selectFrom('demandReply')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('demandId', '=', demandId)
    .where('status', '=', 'pending')
    .executeTakeFirstOrThrow();
  return Number(row.n);
};

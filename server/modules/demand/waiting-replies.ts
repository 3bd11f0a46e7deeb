import type { DemandStatus } from '@contract/demand-choices';
import { replyStatusAt } from '@contract/rules/reply-machine';
import type { Schema } from '@server/db/schema';
import type { Kysely } from 'kysely';

/** How many conversations still wait for an answer: none once the demand has ended, since waiting ones end with it. */
export const waitingAt = (status: DemandStatus, waiting: number): number =>
  replyStatusAt('pending', status) === 'pending' ? waiting : 0;

/** How many accepted conversations are still open: the two sides may go on after the demand was solved. */
export const talkingAt = (status: DemandStatus, accepted: number): number =>
  replyStatusAt('accepted', status) === 'accepted' ? accepted : 0;

export const countOpen = async (
  db: Kysely<Schema>,
  demandId: number,
): Promise<{ pending: number; accepted: number }> => {
  const row = await db
    .selectFrom('demandReply')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('status', '=', 'pending').as('pending'),
      eb.fn.countAll<number>().filterWhere('status', '=', 'accepted').as('accepted'),
    ])
    .where('demandId', '=', demandId)
    .executeTakeFirstOrThrow();
  return { pending: Number(row.pending), accepted: Number(row.accepted) };
};

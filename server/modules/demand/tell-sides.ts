import { notify } from '@server/modules/notification/service';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

/** A word to one side of a conversation; the thread stands on the page of the demand. */
export const tellSide = (
  { tx, sealer, now }: Scope,
  accountId: number,
  demand: DemandRecord,
  [title, words]: readonly [title: string, words: string],
): Promise<void> => {
  const link = `/demand/detail/${demand.id}`;
  return notify(
    tx,
    sealer,
    { accountId, kind: 'demand', title, body: `《${demand.title}》${words}`, link },
    now,
  );
};

/** What is over for everybody who is still talking or waiting. */
export async function tellRepliers(
  scope: Scope,
  demand: DemandRecord,
  news: readonly [title: string, words: string],
): Promise<void> {
  const open = await scope.tx
    .selectFrom('demandReply')
    .select('accountId')
    .where('demandId', '=', demand.id)
    .where('status', 'in', ['pending', 'accepted'])
    .execute();
  for (const { accountId } of open) await tellSide(scope, accountId, demand, news);
}

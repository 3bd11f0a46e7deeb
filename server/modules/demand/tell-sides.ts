import type { PlainCode, Sentence } from '@contract/sentences/sentence';
import { notify } from '@server/modules/notification/service';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

type News = readonly [title: PlainCode, body: Sentence];

/** A word to one side of a conversation; the thread stands on the page of the demand. */
export const tellSide = (
  { tx, sealer, now }: Scope,
  accountId: number,
  demand: DemandRecord,
  [title, body]: News,
): Promise<void> => {
  const link = `/demand/detail/${demand.id}`;
  return notify(tx, sealer, { accountId, kind: 'demand', title, body, link }, now);
};

/** What is over for everybody who is still talking or waiting. */
export async function tellRepliers(scope: Scope, demand: DemandRecord, news: News): Promise<void> {
  const open = await scope.tx
    .selectFrom('demandReply')
    .select('accountId')
    .where('demandId', '=', demand.id)
    .where('status', 'in', ['pending', 'accepted'])
    .execute();
  for (const { accountId } of open) await tellSide(scope, accountId, demand, news);
}

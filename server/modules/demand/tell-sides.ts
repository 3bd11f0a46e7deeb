import type { PlainCode, Sentence } from '@contract/sentences/sentence';
import { notify } from '@server/modules/notification/service';
import { openReplies } from './reply-record';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

type News = readonly [title: PlainCode, body: Sentence];
export type Telling = Pick<Scope, 'tx' | 'sealer' | 'now'>;

/** A word to one side of a conversation, which stands far down the page of the demand. */
export const tellSide = (
  { tx, sealer, now }: Telling,
  accountId: number,
  demand: DemandRecord,
  [title, body]: News,
): Promise<void> => {
  const link = `/demand/detail/${demand.id}#demand-replies`;
  return notify(tx, sealer, { accountId, kind: 'demand', title, body, link }, now);
};

/** A word to the owner of what everybody reads from now on. */
export const tellShown = (
  { tx, sealer, now }: Telling,
  { id, ownerId }: Pick<DemandRecord, 'id' | 'ownerId'>,
  [title, body]: News,
): Promise<void> =>
  notify(tx, sealer, { accountId: ownerId, kind: 'demand', title, body, link: `/demand/detail/${id}` }, now);

/** A word to the owner about the demand itself, which is looked after on its own page. */
export const tellOwner = (
  { tx, sealer, now }: Telling,
  { id, ownerId }: Pick<DemandRecord, 'id' | 'ownerId'>,
  [title, body]: News,
  more: { url?: string; sendFrom?: Date } = {},
): Promise<void> =>
  notify(
    tx,
    sealer,
    { accountId: ownerId, kind: 'demand', title, body, link: `/demand/${id}`, ...more },
    now,
  );

/** What has become of the demand, for all who are still talking about it and all who wait for an answer. */
export async function tellRepliers(
  telling: Telling,
  demand: DemandRecord,
  title: PlainCode,
  bodyFor: (status: 'pending' | 'accepted') => Sentence,
): Promise<void> {
  for (const { accountId, status } of await openReplies(telling.tx, demand.id))
    await tellSide(telling, accountId, demand, [title, bodyFor(status)]);
}

import type { PlainCode, Sentence } from '@contract/sentences/sentence';
import { notify } from '@server/modules/notification/service';
import { openReplies } from './reply-record';
import type { DemandRecord } from './repository';
import type { Scope } from './scope';

type News = readonly [title: PlainCode, body: Sentence];
export type Telling = Pick<Scope, 'tx' | 'sealer' | 'now'>;

/** Notifies one side of a conversation; the link leads to the conversations, far down the page of the demand. */
export const tellSide = (
  { tx, sealer, now }: Telling,
  accountId: number,
  demand: DemandRecord,
  [title, body]: News,
): Promise<void> => {
  const link = `/demand/detail/${demand.id}#demand-replies`;
  return notify(tx, sealer, { accountId, kind: 'demand', title, body, link }, now);
};

/** Notifies the owner that the demand is public; the link leads to its public page. */
export const tellShown = (
  { tx, sealer, now }: Telling,
  { id, ownerId }: Pick<DemandRecord, 'id' | 'ownerId'>,
  [title, body]: News,
): Promise<void> =>
  notify(tx, sealer, { accountId: ownerId, kind: 'demand', title, body, link: `/demand/detail/${id}` }, now);

/** Notifies the owner about the demand; the link leads to the page where it is managed. */
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

/** Notifies everybody with an accepted or waiting conversation of what happened to the demand. */
export async function tellRepliers(
  telling: Telling,
  demand: DemandRecord,
  title: PlainCode,
  bodyFor: (status: 'pending' | 'accepted') => Sentence,
): Promise<void> {
  for (const { accountId, status } of await openReplies(telling.tx, demand.id))
    await tellSide(telling, accountId, demand, [title, bodyFor(status)]);
}

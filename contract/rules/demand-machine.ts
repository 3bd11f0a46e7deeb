import type { DemandEvent, DemandStatus, StoredDemandStatus } from '@contract/demand-choices';

export type DemandActor = 'owner' | 'moderator';

export interface DemandTransition {
  event: DemandEvent;
  from: readonly DemandStatus[];
  /** Null: the stored status stands, only its term begins anew. */
  to: StoredDemandStatus | null;
  by: readonly DemandActor[];
  /** It takes something from somebody: a reason is asked for, kept and shown. */
  reason?: true;
  /** Only in the last days of its term, or after it (`isRenewable`). */
  late?: true;
}

/** Every transition of a demand's life (req:forms-demand): 草稿 → 待审核 → 已发布 → 对接中 → 已解决, 退回修改, 已过期, 已关闭. */
export const DEMAND_TRANSITIONS: readonly DemandTransition[] = [
  { event: 'submit', from: ['draft', 'returned'], to: 'pending', by: ['owner'] },
  { event: 'withdraw', from: ['pending'], to: 'draft', by: ['owner'] },
  { event: 'publish', from: ['pending'], to: 'published', by: ['moderator'] },
  { event: 'return', from: ['pending'], to: 'returned', by: ['moderator'], reason: true },
  { event: 'match', from: ['published'], to: 'matching', by: ['owner'] },
  { event: 'solve', from: ['published', 'matching', 'expired'], to: 'solved', by: ['owner'] },
  {
    event: 'close',
    from: ['published', 'matching', 'expired'],
    to: 'closed',
    by: ['owner', 'moderator'],
    reason: true,
  },
  { event: 'renew', from: ['published', 'matching', 'expired'], to: null, by: ['owner'], late: true },
];

/** While one of these stands, its owner may write. */
export const EDITABLE_DEMAND: readonly DemandStatus[] = ['draft', 'returned'];

/** It is over: what it asked for may be asked again, in a demand of its own. */
export const REPEATABLE_DEMAND: readonly StoredDemandStatus[] = ['closed', 'solved'];

/** What a demand is at this moment: an open one is over when its last second has passed. */
export const demandStatusAt = (
  status: StoredDemandStatus,
  deadline: Date | null,
  now: Date,
): DemandStatus => {
  const isOpen = status === 'published' || status === 'matching';
  return isOpen && deadline !== null && deadline <= now ? 'expired' : status;
};

export const demandTransition = (event: DemandEvent, from: DemandStatus): DemandTransition | undefined =>
  DEMAND_TRANSITIONS.find((row) => row.event === event && row.from.includes(from));

/** Whether it is such a person's to do in any state: where it is and cannot be done, something has moved. */
export const mayEverMoveDemand = (event: DemandEvent, actors: readonly DemandActor[]): boolean =>
  DEMAND_TRANSITIONS.some((row) => row.event === event && row.by.some((actor) => actors.includes(actor)));

/** What this person may do now: the buttons of the page. One that is over is late by that alone. */
export const demandActions = (
  status: DemandStatus,
  actors: readonly DemandActor[],
  isLate = status === 'expired',
): DemandEvent[] =>
  DEMAND_TRANSITIONS.filter(
    (row) =>
      row.from.includes(status) && row.by.some((actor) => actors.includes(actor)) && (isLate || !row.late),
  ).map(({ event }) => event);

import type { DemandEvent, DemandStatus, StoredDemandStatus } from '@contract/demand-choices';

export type DemandActor = 'owner' | 'moderator';

export interface DemandTransition {
  event: DemandEvent;
  from: readonly DemandStatus[];
  /** Null: the status stays, and only the term starts again. */
  to: StoredDemandStatus | null;
  by: readonly DemandActor[];
  /** It takes something away from the owner, so a reason is required, stored and shown. */
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

/** Statuses in which the owner may edit. */
export const EDITABLE_DEMAND: readonly DemandStatus[] = ['draft', 'returned'];

/** Ended statuses; the owner may post the same demand again as a new one. */
export const REPEATABLE_DEMAND: readonly StoredDemandStatus[] = ['closed', 'solved'];

/** The status at this moment: an open demand is expired once its deadline has passed. */
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

/** Whether the event belongs to this role in some state; if so, a refusal means that the record changed meanwhile. */
export const mayEverMoveDemand = (event: DemandEvent, actors: readonly DemandActor[]): boolean =>
  DEMAND_TRANSITIONS.some((row) => row.event === event && row.by.some((actor) => actors.includes(actor)));

/** Events that this person may start now; the page shows a button for each. An expired demand always counts as late. */
export const demandActions = (
  status: DemandStatus,
  actors: readonly DemandActor[],
  isLate = status === 'expired',
): DemandEvent[] =>
  DEMAND_TRANSITIONS.filter(
    (row) =>
      row.from.includes(status) && row.by.some((actor) => actors.includes(actor)) && (isLate || !row.late),
  ).map(({ event }) => event);

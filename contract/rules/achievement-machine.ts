import type { AchievementEvent, AchievementStatus } from '@contract/achievement-choices';

export type AchievementActor = 'owner' | 'moderator';

export interface AchievementTransition {
  event: AchievementEvent;
  from: readonly AchievementStatus[];
  to: AchievementStatus;
  by: readonly AchievementActor[];
  /** It takes something away from the owner, so a reason is required, stored and shown. */
  reason?: true;
}

/** Every transition of an achievement's life (req:forms-achievement): 草稿 → 待审核 → 已发布, 退回修改, 已下架. */
export const ACHIEVEMENT_TRANSITIONS: readonly AchievementTransition[] = [
  { event: 'submit', from: ['draft', 'returned', 'removed'], to: 'pending', by: ['owner'] },
  { event: 'withdraw', from: ['pending'], to: 'draft', by: ['owner'] },
  { event: 'publish', from: ['pending'], to: 'published', by: ['moderator'] },
  { event: 'return', from: ['pending'], to: 'returned', by: ['moderator'], reason: true },
  { event: 'remove', from: ['published'], to: 'removed', by: ['owner', 'moderator'], reason: true },
];

/** Statuses in which the owner may edit. */
export const EDITABLE_ACHIEVEMENT: readonly AchievementStatus[] = ['draft', 'returned', 'removed'];

export const achievementTransition = (
  event: AchievementEvent,
  from: AchievementStatus,
): AchievementTransition | undefined =>
  ACHIEVEMENT_TRANSITIONS.find((row) => row.event === event && row.from.includes(from));

/** Whether the event belongs to this role in some state; if so, a refusal means that the record changed meanwhile. */
export const mayEverMoveAchievement = (
  event: AchievementEvent,
  actors: readonly AchievementActor[],
): boolean =>
  ACHIEVEMENT_TRANSITIONS.some(
    (row) => row.event === event && row.by.some((actor) => actors.includes(actor)),
  );

/** Events that this person may start now; the page shows a button for each. */
export const achievementActions = (
  status: AchievementStatus,
  actors: readonly AchievementActor[],
): AchievementEvent[] =>
  ACHIEVEMENT_TRANSITIONS.filter(
    (row) => row.from.includes(status) && row.by.some((actor) => actors.includes(actor)),
  ).map(({ event }) => event);

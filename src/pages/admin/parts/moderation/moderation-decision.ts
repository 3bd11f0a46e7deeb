import type { ACHIEVEMENT_LIMITS } from '@contract/achievement-choices';
import { DEMAND_LIMITS } from '@contract/demand-choices';

/** The reason that comes with taking something away from the public or sending it back: alike for all that is moderated. */
export const MODERATION_REASON = DEMAND_LIMITS.reason satisfies typeof ACHIEVEMENT_LIMITS.reason;

/** Sends a decision to the service: publishing, or one of the actions that require a reason. */
export type ModerationDecision<Hard extends string> = (
  id: number,
  event: 'publish' | Hard,
  body: { version: number; reason?: string },
) => Promise<unknown>;

import type { ACHIEVEMENT_LIMITS } from '@contract/achievement-choices';
import { DEMAND_LIMITS } from '@contract/demand-choices';

/**
 * Length of the reason for taking content offline or sending it back; the type check keeps all moderated content alike.
 */
export const MODERATION_REASON = DEMAND_LIMITS.reason satisfies typeof ACHIEVEMENT_LIMITS.reason;

/** Sends a decision to the service: publishing, or one of the actions that require a reason. */
export type ModerationDecision<Hard extends string> = (
  id: number,
  event: 'publish' | Hard,
  body: { version: number; reason?: string },
) => Promise<unknown>;

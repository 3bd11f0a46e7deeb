/** Longest reason that comes with taking something away from the public or sending it back. */
export const MODERATION_REASON_MAX = 500;

/** How the service is asked to publish something, or for one of the acts that hurt. */
export type ModerationDecision<Hard extends string> = (
  id: number,
  event: 'publish' | Hard,
  body: { version: number; reason?: string },
) => Promise<unknown>;

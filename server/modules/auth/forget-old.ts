import { DAY_MS } from '@contract/time-units';
import type { Database } from '@server/db/database';
import { forgetBefore } from '@server/db/forgetBefore';
import { forgetOldMessages } from '@server/modules/delivery/service';
import { forgetSpentProofs } from '@server/security/proof-of-work';
import { forgetCounts } from '@server/security/rate-limit';
import { forgetSessions } from '@server/security/session-record';

/** Login records are kept as long as the law wants the logs (req:control-c04), then go. */
const SESSION_LIFE_MS = 190 * DAY_MS;
const OUTBOX_LIFE_MS = 30 * DAY_MS;

/**
 * Deletes what is no longer needed: expired codes, proofs, counters, third-party sign-ins, sent messages, old sessions.
 */
export const forgetOld = async ({ kysely }: Database, now: Date): Promise<void> => {
  const before = (ms: number): Date => new Date(now.getTime() - ms);
  await forgetBefore(kysely, 'verificationCode', 'expiresAt', before(DAY_MS));
  await forgetBefore(kysely, 'openSignIn', 'expiresAt', before(DAY_MS));
  await forgetSpentProofs(kysely, now);
  await forgetCounts(kysely, before(DAY_MS));
  await forgetOldMessages(kysely, before(OUTBOX_LIFE_MS));
  await forgetSessions(kysely, before(SESSION_LIFE_MS));
};

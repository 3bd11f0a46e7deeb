import type { Transaction } from '@server/db/database';
import { sql } from 'kysely';
import { ABSOLUTE_MS, type EndReason } from './session-end';

/** Ends one session; its access tokens stop counting with the next request. */
export const endSession = async (
  tx: Transaction,
  sessionId: string,
  reason: EndReason,
  now: Date,
): Promise<boolean> => {
  const result = await tx
    .updateTable('session')
    .set({ endedAt: now, endReason: reason, successorSealed: null })
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
};

/** Ends all sessions of a person, but for the one that is kept; says how many that were. */
export const endSessionsOf = async (
  tx: Transaction,
  accountId: number,
  reason: EndReason,
  now: Date,
  keptSessionId: string | null = null,
): Promise<number> => {
  let query = tx
    .updateTable('session')
    .set({ endedAt: now, endReason: reason, successorSealed: null })
    .where('accountId', '=', accountId)
    .where('endedAt', 'is', null);
  if (keptSessionId) query = query.where('id', '!=', keptSessionId);
  const result = await query.executeTakeFirst();
  return Number(result.numUpdatedRows);
};

/**
 * Shortens the remembered sessions of all holders of a staff role: they end when idle, or half a day after they began
 * (req:attack-a20).
 */
export const shortenSessionsOf = async (tx: Transaction, roleId: number): Promise<void> => {
  await tx
    .updateTable('session')
    .set({
      remembered: false,
      expiresAt: sql<Date>`least(expires_at, created_at + make_interval(secs => ${ABSOLUTE_MS / 1000}))`,
    })
    .where('accountId', 'in', (eb) =>
      eb.selectFrom('accountRole').select('accountId').where('roleId', '=', roleId),
    )
    .where('remembered', '=', true)
    .where('endedAt', 'is', null)
    .execute();
};

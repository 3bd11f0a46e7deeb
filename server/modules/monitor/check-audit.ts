import { DAY_MS } from '@contract/time-units';
import { type AuditSource, recordAudit } from '@server/audit/audit';
import { newestActs } from '@server/audit/newest-acts';
import { type ChainVerdict, verifyChain } from '@server/audit/verify-chain';
import type { Database } from '@server/db/database';

/** Who requested the check; `accountId` is null for the daily check. */
interface Asking {
  accountId: number | null;
  source: AuditSource;
  now: Date;
}

/** Checks the audit chain and records the result in the log itself. */
export const checkAudit = async (
  db: Database,
  { accountId, source, now }: Asking,
  stopping?: AbortSignal,
): Promise<ChainVerdict> => {
  const verdict = await verifyChain(db.kysely, stopping);
  const { intact, checked, brokenAt } = verdict;
  await db.transaction((tx) =>
    recordAudit(tx, source, now, {
      accountId,
      action: 'audit.check',
      target: 'platform',
      detail: { status: intact ? 'intact' : 'broken', checked, ...(intact ? {} : { at: brokenAt }) },
    }),
  );
  return verdict;
};

/** Checks once a day. Two replicas that start at the same moment both record a result, which does no harm. */
export const checkAuditInTime = async (
  db: Database,
  asking: Asking,
  stopping?: AbortSignal,
): Promise<void> => {
  const [last] = await newestActs(db.kysely, ['audit.check']);
  if (!last || last.at.getTime() <= asking.now.getTime() - DAY_MS) await checkAudit(db, asking, stopping);
};

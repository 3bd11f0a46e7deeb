import { randomUUID } from 'node:crypto';
import { beijingWord } from '@contract/rules/beijing-time';
import { RELEASE_DAYS, releaseTimes } from '@contract/rules/factor-release';
import { say } from '@contract/sentences/sentence';
import { DAY_MS } from '@contract/time-units';
import { recordAudit } from '@server/audit/audit';
import type { Database } from '@server/db/database';
import { notifyOnSite } from '@server/modules/notification/service';
import { addRelease } from '@server/security/factor-release';
import { isStaff } from '@server/security/granted-roles';
import { heldRoles } from '@server/security/held-roles';

export type ReleaseRefusal = 'unknown' | 'unprotected' | 'ordinary';

/**
 * For staff whom nobody else on the platform can help: the next sign-in turns two-step verification off, exactly as
 * after a release approved by two administrators. The operator of the machine could do anything; this way it is audited
 * and the account's owner is notified.
 */
export const releaseFactor = (
  db: Database,
  { login, grounds }: { login: string; grounds: string },
  now: Date,
): Promise<ReleaseRefusal | null> =>
  db.transaction(async (tx) => {
    const account = await tx
      .selectFrom('account')
      .select(['id', 'totpConfirmedAt'])
      .where('login', '=', login)
      .where('status', '=', 'active')
      .forUpdate()
      .executeTakeFirst();
    if (!account) return 'unknown';
    if (!account.totpConfirmedAt) return 'unprotected';
    if (!isStaff(await heldRoles(tx, account.id))) return 'ordinary';
    await addRelease(tx, { accountId: account.id, grounds, by: account.id, isEnough: true }, now);
    // Effective at once: a waiting time would only help if somebody could object to it.
    await tx
      .updateTable('factorRelease')
      .set(releaseTimes(new Date(now.getTime() - RELEASE_DAYS * DAY_MS), true))
      .where('accountId', '=', account.id)
      .where('endedAt', 'is', null)
      .execute();
    const title = say('notice.security.release_due', { at: beijingWord(now.toISOString()) });
    const link = '/user?tab=security';
    await notifyOnSite(tx, { accountId: account.id, kind: 'account', title, body: null, link }, now);
    await recordAudit(tx, { ip: '', id: `factor-release-${randomUUID()}` }, now, {
      accountId: null,
      action: 'user.release_confirm',
      target: `account:${account.id}`,
      detail: { isOperator: true },
    });
    return null;
  });

import type { AchievementActor } from '@contract/rules/achievement-machine';
import type { AuditSource } from '@server/audit/audit';
import type { Sealer } from '@server/crypto/sealing';
import type { Transaction } from '@server/db/database';
import { conflict, notFound } from '@server/errors/app-error';
import { type Caller, hasPermission } from '@server/security/caller';
import { type AchievementRecord, lockAchievement } from './repository';

/** Everything an act on one achievement stands on. */
export interface Scope {
  tx: Transaction;
  sealer: Sealer;
  caller: Caller;
  now: Date;
  source: AuditSource;
}

/**
 * In which parts this person meets it. Drafts are their owner's alone; nobody decides about an achievement of their
 * own. Without a part it does not exist (req:attack-a21).
 */
export const actorsOf = (caller: Caller, { ownerId, status }: AchievementRecord): AchievementActor[] => {
  if (ownerId === caller.accountId) return ['owner'];
  return status !== 'draft' && hasPermission(caller, 'cms:achi:moderate') ? ['moderator'] : [];
};

/** The row itself, held for this transaction, as the caller last saw it. */
export async function lockOwn(
  { tx, caller }: Pick<Scope, 'tx' | 'caller'>,
  id: number,
  version?: number,
): Promise<AchievementRecord> {
  const record = await lockAchievement(tx, id);
  if (!record || actorsOf(caller, record).length === 0) throw notFound();
  if (version !== undefined && version !== record.version) throw conflict('achi.version_moved');
  return record;
}

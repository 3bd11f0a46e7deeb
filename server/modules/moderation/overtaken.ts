import { actorWord } from '@contract/rules/actor-words';
import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { beijingClock } from '@contract/rules/beijing-time';
import { say } from '@contract/sentences/sentence';
import { latestActOn } from '@server/audit/latest-act';
import type { Transaction } from '@server/db/database';
import { namesOf } from '@server/drafts/names-of';
import { type AppError, conflict } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';

interface Overtaken {
  /** Of its target in the audit log. */
  target: string;
  ownerId: number;
  /** The acts that move it. */
  actions: readonly AuditAction[];
  errorCode: 'demand.state' | 'demand.version_moved' | 'achi.state' | 'achi.version_moved';
  /** How it stands now. */
  data: unknown;
}

/** Its owner and the moderators are named to each other as their lists do; to its owner the office acts as one. */
const whoOf = async (tx: Transaction, caller: Caller, ownerId: number, by: number | null) => {
  if (by === caller.accountId) return say('posting.you', {});
  if (by === null || caller.accountId === ownerId) return actorWord('office');
  return actorWord('office', (await namesOf(tx, [by])).get(by));
};

/** Somebody was quicker with a demand or an achievement: who did what, and when. */
export async function overtaken(
  { tx, caller }: { tx: Transaction; caller: Caller },
  { target, ownerId, actions, errorCode, data }: Overtaken,
): Promise<AppError> {
  const act = await latestActOn(tx, target, actions);
  if (!act) return conflict(errorCode, { data });
  const time = beijingClock(act.at).slice(0, 16);
  const who = await whoOf(tx, caller, ownerId, act.accountId);
  return conflict(say('posting.overtaken', { time, who, what: AUDIT_WORDS.word(act.action) }), {
    errorCode,
    data,
  });
}

import { actorWord } from '@contract/rules/actor-words';
import type { AuditAction } from '@contract/rules/audit-words';
import { say } from '@contract/sentences/sentence';
import { overtaken as overtakenBy } from '@server/audit/overtaken';
import type { Transaction } from '@server/db/database';
import { namesOf } from '@server/drafts/names-of';
import { type AppError, conflict } from '@server/errors/app-error';
import type { Caller } from '@server/security/caller';

interface Overtaken {
  /** Its target in the audit log, such as `demand:12`. */
  target: string;
  /** Whose record it is; null if it belongs to nobody, as a school does. */
  ownerId: number | null;
  /** The audited acts that change its state. */
  actions: readonly AuditAction[];
  /** When it last changed, for a record that others change as well, without an act of these kinds. */
  since?: Date;
  errorCode:
    | 'demand.state'
    | 'demand.version_moved'
    | 'achi.state'
    | 'achi.version_moved'
    | 'certification.version_moved'
    | 'unit.version_moved'
    | 'school.version_moved'
    | 'school.entry_moved';
  /** Its current state, for the caller to show. */
  data: unknown;
}

/** Who acted, in words: moderators learn the name of the other moderator, the owner only hears of the office. */
const whoOf = async (tx: Transaction, caller: Caller, ownerId: number | null, by: number | null) => {
  if (by === caller.accountId) return say('act.you', {});
  if (by === null || caller.accountId === ownerId) return actorWord('office');
  return actorWord('office', (await namesOf(tx, [by])).get(by));
};

/** The refusal when somebody else has decided first on what the office examines. */
export async function overtaken(
  { tx, caller }: { tx: Transaction; caller: Caller },
  { ownerId, ...about }: Overtaken,
): Promise<AppError> {
  const { errorCode, data } = about;
  const who = ({ accountId }: { accountId: number | null }) => whoOf(tx, caller, ownerId, accountId);
  return (await overtakenBy(tx, { ...about, who })) ?? conflict(errorCode, { data });
}

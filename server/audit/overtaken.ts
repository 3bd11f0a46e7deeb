import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { beijingClock } from '@contract/rules/beijing-time';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import type { Transaction } from '@server/db/database';
import { type AppError, conflict } from '@server/errors/app-error';
import { latestActOn } from './latest-act';

export type LatestAct = NonNullable<Awaited<ReturnType<typeof latestActOn>>>;

interface Overtaken {
  /** Its target in the audit log, such as `demand:12`. */
  target: string;
  /** The audited acts that may have overtaken the caller. */
  actions: readonly AuditAction[];
  /**
   * When the record last changed: an act before that is not what overtook the caller, if something that no act of these
   * kinds tells of came after it.
   */
  since?: Date | undefined;
  /** Who acted, in words that this caller may read. */
  who: (act: LatestAct) => Promise<Word | Sentence>;
  errorCode: string;
  /** The record as it stands now, for the caller to show. */
  data: unknown;
}

/** The refusal when somebody else has acted first: who did what, and when. Null where nobody has. */
export async function overtaken(
  tx: Transaction,
  { target, actions, since, who, errorCode, data }: Overtaken,
): Promise<AppError | null> {
  const act = await latestActOn(tx, target, actions);
  if (!act || (since && act.at < since)) return null;
  const time = beijingClock(act.at).slice(0, 16);
  const said = say('act.overtaken', { time, who: await who(act), what: AUDIT_WORDS.word(act.action) });
  return conflict(said, { errorCode, data });
}

import { AUDIT_WORDS, type AuditAction } from '@contract/rules/audit-words';
import { beijingClock } from '@contract/rules/beijing-time';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import type { Schema } from '@server/db/schema';
import { AppError } from '@server/errors/app-error';
import type { Kysely } from 'kysely';
import { latestActOn } from './latest-act';

export type LatestAct = NonNullable<Awaited<ReturnType<typeof latestActOn>>>;

export interface Overtaken {
  /** Its targets in the audit log, such as `demand:12`. */
  targets: readonly string[];
  /** The audited acts that may have overtaken the caller. */
  actions: readonly AuditAction[];
  /**
   * When the record last changed. Given where the targets have other acts of these kinds: on another request of the same
   * person, or from before something that the log does not tell of.
   */
  at?: Date | undefined;
  /** What is said if the log tells of nobody; its status, code and data (the record as it stands now) are kept. */
  otherwise: AppError;
}

/**
 * The refusal when somebody else has acted first: who did what, and when. `who` names them in words that the caller may
 * read.
 */
export async function overtaken(
  db: Kysely<Schema>,
  { targets, actions, at, otherwise }: Overtaken,
  who: (act: LatestAct) => Promise<Word | Sentence>,
): Promise<AppError> {
  const act = await latestActOn(db, targets, actions, at);
  if (!act) return otherwise;
  const { status, errorCode, data } = otherwise;
  const time = beijingClock(act.at).slice(0, 16);
  const said = say('act.overtaken', { time, who: await who(act), what: AUDIT_WORDS.word(act.action) });
  return new AppError(status, said, { errorCode, data });
}

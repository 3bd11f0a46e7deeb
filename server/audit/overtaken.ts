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
  /** When the record as it stands was written, if that may have no entry of its own: no earlier act is named. */
  since?: Date | undefined;
  /** What somebody did to the record without an entry of its own in the log; named if it is the newest. */
  unlogged?: LatestAct | undefined;
  /** What is said if the log tells of nobody; its status, code and data (the record as it stands now) are kept. */
  otherwise: AppError;
}

/** The newest of both; of one moment, the one that the log tells of. */
const newestOf = (logged: LatestAct | undefined, unlogged: LatestAct | undefined): LatestAct | undefined =>
  logged && (!unlogged || logged.at >= unlogged.at) ? logged : unlogged;

/**
 * The refusal when somebody else has acted first: who did what, and when. `who` names them in words that the caller may
 * read.
 */
export async function overtaken(
  db: Kysely<Schema>,
  { targets, actions, at, since, unlogged, otherwise }: Overtaken,
  who: (act: LatestAct) => Promise<Word | Sentence>,
): Promise<AppError> {
  const act = newestOf(await latestActOn(db, targets, actions, at), unlogged);
  if (!act || (since && act.at < since)) return otherwise;
  const { status, errorCode, data } = otherwise;
  const time = beijingClock(act.at).slice(0, 16);
  const said = say('act.overtaken', { time, who: await who(act), what: AUDIT_WORDS.word(act.action) });
  return new AppError(status, said, { errorCode, data });
}

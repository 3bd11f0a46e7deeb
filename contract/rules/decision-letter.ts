import type { ApplicationEvent, ApplicationStatus } from '@contract/enums';
import { LETTER_TEXTS, type LetterKind } from '@contract/letter-choices';
import { wordTable } from '@contract/word';

export const LETTER_WORDS = wordTable('letter', LETTER_TEXTS);

/** Transitions with a final decision, which get a letter; a return is not a decision yet. */
export const LETTER_OF: Partial<Record<ApplicationEvent, LetterKind>> = {
  approve: 'approved',
  decline: 'not_funded',
  reject: 'rejected',
  expire: 'rejected',
  pass_stage_one: 'stage_one',
  pass_stage_two: 'closed',
  terminate: 'terminated',
};
export const DECIDING = Object.keys(LETTER_OF) as ApplicationEvent[];

/** Only the newest of these letters is valid, since each decides whether the project exists. */
const ABOUT_PROJECT: readonly LetterKind[] = ['approved', 'not_funded', 'rejected', 'terminated'];
/** Statuses in which it is not decided whether the project exists. */
const OPEN: readonly ApplicationStatus[] = [
  'draft',
  'submitted',
  'unit_review',
  'formal_check',
  'expert_review',
  'publicity',
  'returned',
  'withdrawn',
];
/** Whether a decision was made, so that there can be letters. */
export const isDecided = (status: ApplicationStatus): boolean => !OPEN.includes(status);

const TAKEN_BACK: Partial<Record<LetterKind, ApplicationEvent>> = {
  stage_one: 'return_stage_one',
  closed: 'return_stage_two',
};

/**
 * Whether a letter is still valid: `current`, `replaced` by another letter since, or `withdrawn` while it is decided
 * anew.
 */
export type LetterStanding<At> =
  | { state: 'current'; at: null; by: null }
  | { state: 'replaced'; at: At; by: LetterKind }
  | { state: 'withdrawn'; at: At; by: null };

/** An event after the decision; lists of them are oldest first. */
interface Later<At> {
  event: string;
  to: ApplicationStatus;
  at: At;
}

const letterOf = (event: string): LetterKind | undefined => LETTER_OF[event as ApplicationEvent];

export const letterStanding = <At>(kind: LetterKind, later: readonly Later<At>[]): LetterStanding<At> => {
  const rivals = ABOUT_PROJECT.includes(kind) ? ABOUT_PROJECT : [kind];
  const next = later.findLast(({ event }) => rivals.includes(letterOf(event) as LetterKind));
  const by = next && letterOf(next.event);
  if (next && by) return { state: 'replaced', at: next.at, by };
  const back = later.find(
    ({ event, to }) => event === TAKEN_BACK[kind] || (ABOUT_PROJECT.includes(kind) && OPEN.includes(to)),
  );
  return back ? { state: 'withdrawn', at: back.at, by: null } : { state: 'current', at: null, by: null };
};

/** Date under a letter in official style: `2026 年 6 月 5 日` for `2026-06-05`. */
export const letterDay = (day: string): string => {
  const [year, month, date] = day.split('-').map(Number);
  return `${year} 年 ${month} 月 ${date} 日`;
};

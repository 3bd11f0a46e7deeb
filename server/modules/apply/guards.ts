import type { ApplicationEvent } from '@contract/enums';
import { beijingWord } from '@contract/rules/beijing-time';
import { isEndorsed } from '@contract/rules/filing-condition';
import { isOver } from '@contract/rules/period-clock';
import { publicityEnd } from '@contract/rules/promise';
import { panelFault, WAITING_WORDS } from '@contract/rules/review-panel';
import { endsWithWindow, stageWindow } from '@contract/rules/stage-window';
import { STATUS_WORDS } from '@contract/rules/status-labels';
import type { Guard, Transition } from '@contract/rules/status-machine';
import { type Sentence, say } from '@contract/sentences/sentence';
import type { Word } from '@contract/word';
import type { HeadRow } from './head-query';

export interface GuardProblem {
  /** The errorCode, which several sentences may share. */
  code: string;
  said: Sentence | Word;
}
export const problem = (said: Sentence, code: string = said.code): GuardProblem => ({ code, said });
const waiting = (code: string, said: Word): GuardProblem => ({ code: `apply.${code}`, said });
const at = (date: Date): Word => beijingWord(date.toISOString());

export const periodClosed = (applyEnd: Date): GuardProblem =>
  problem(say('apply.closed_kept', { at: at(applyEnd) }), 'apply.closed');
export const dueOver = (dueAt: Date): GuardProblem =>
  problem(say('apply.due_over', { at: at(dueAt) }), 'apply.closed');

const windowProblem = (head: HeadRow, now: Date, event: ApplicationEvent): GuardProblem | null => {
  const milestone = event === 'submit_stage_two' ? 'two' : 'one';
  const stage = STATUS_WORDS.word(`stage_${milestone}`);
  const result = milestone === 'two' ? head.stageTwoStatus : head.stageOneStatus;
  const { start, end } = stageWindow(head, milestone);
  if (result === 'submitted') return problem(say('apply.result_submitted', { stage }));
  if (result === 'passed') return problem(say('apply.result_passed', { stage }));
  if (now < start)
    return problem(say('apply.stage_forecast', { stage, at: at(start) }), 'apply.stage_window');
  const isLate = endsWithWindow(result) && isOver(end, now);
  return isLate ? problem(say('apply.stage_over', { stage, at: at(end) }), 'apply.stage_window') : null;
};

type Check = (head: HeadRow, now: Date, event: ApplicationEvent) => GuardProblem | null;

/** `complete` and `sealed_sheet` look at content and are judged where the event runs. */
const CHECKS: Record<Exclude<Guard, 'complete' | 'sealed_sheet'>, Check> = {
  before_deadline: ({ applyEnd }, now) => (isOver(applyEnd, now) ? periodClosed(applyEnd) : null),
  before_due: ({ dueAt }, now) => (dueAt && isOver(dueAt, now) ? dueOver(dueAt) : null),
  past_due: ({ dueAt }, now) => (dueAt && isOver(dueAt, now) ? null : problem({ code: 'apply.not_due' })),
  leader_certified: ({ certified }) =>
    certified ? null : waiting('uncertified', WAITING_WORDS.word('certification')),
  leader_uncertified: (head) => {
    if (head.certified) return problem({ code: 'apply.leader_certified' });
    return isEndorsed(head) ? problem({ code: 'apply.endorsed' }) : null;
  },
  review_finished: (head) => {
    const fault = panelFault(head);
    return fault && waiting('reviews', fault);
  },
  publicity_over: (head, now) => {
    const end = publicityEnd(head);
    if (!end) return waiting('publicity', WAITING_WORDS.word('unannounced'));
    return isOver(end, now) ? null : waiting('publicity', WAITING_WORDS.word('publicity', { at: at(end) }));
  },
  stage_window_open: windowProblem,
  stage_one_passed: ({ stageOneStatus }) =>
    stageOneStatus === 'passed' ? null : problem({ code: 'apply.stage_one' }),
  result_submitted: ({ stageOneStatus, stageTwoStatus }, _, event) =>
    (event.endsWith('_one') ? stageOneStatus : stageTwoStatus) === 'submitted'
      ? null
      : problem({ code: 'apply.no_result' }),
};

/** The first guard of a transition that dates or results do not meet; null if all are met. */
export const guardProblem = (
  { guards = [], event }: Transition,
  head: HeadRow,
  now: Date,
): GuardProblem | null => {
  for (const guard of guards) {
    if (guard === 'complete' || guard === 'sealed_sheet') continue;
    const found = CHECKS[guard](head, now, event);
    if (found) return found;
  }
  return null;
};

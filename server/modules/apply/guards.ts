import { beijingTime } from '@contract/rules/beijing-time';
import { isOver } from '@contract/rules/period-clock';
import type { ApplicationEvent, Guard, Transition } from '@contract/rules/status-machine';
import { publicityEnd } from './deadlines';
import type { HeadRow } from './head-query';

export interface GuardProblem {
  code: string;
  message: string;
}
const problem = (code: string, message: string): GuardProblem => ({ code, message });
const over = (end: Date, now: Date): boolean => isOver(end.toISOString(), now);
const at = (date: Date): string => beijingTime(date.toISOString());

export const periodClosed = (applyEnd: Date): GuardProblem =>
  problem('apply.closed', `批次已于 ${at(applyEnd)} 截止，草稿已保留`);
export const dueOver = (dueAt: Date): GuardProblem =>
  problem('apply.closed', `修改期限已于 ${at(dueAt)} 截止，草稿已保留`);

const windowOf = (head: HeadRow, event: ApplicationEvent) =>
  event === 'submit_stage_two'
    ? { name: '阶段二成果', start: head.stageTwoStart, end: head.stageTwoEnd, result: head.stageTwoStatus }
    : { name: '阶段一成果', start: head.stageOneStart, end: head.stageOneEnd, result: head.stageOneStatus };

const stageWindow = (head: HeadRow, now: Date, event: ApplicationEvent): GuardProblem | null => {
  const { name, start, end, result } = windowOf(head, event);
  if (result === 'submitted') return problem('apply.result_submitted', `${name}已提交，正在验收`);
  if (result === 'passed') return problem('apply.result_passed', `${name}已通过`);
  if (now < start) return problem('apply.stage_window', `${name}将于 ${at(start)} 开始提交`);
  // What was returned may be mended after the window; otherwise returning it would end the project.
  const isLate = result !== 'returned' && over(end, now);
  return isLate ? problem('apply.stage_window', `${name}已于 ${at(end)} 截止提交`) : null;
};

type Check = (head: HeadRow, now: Date, event: ApplicationEvent) => GuardProblem | null;

/** `complete` and `sealed_sheet` look at content and are judged where the event runs. */
const CHECKS: Record<Exclude<Guard, 'complete' | 'sealed_sheet'>, Check> = {
  before_deadline: ({ applyEnd }, now) => (over(applyEnd, now) ? periodClosed(applyEnd) : null),
  before_due: ({ dueAt }, now) => (dueAt && over(dueAt, now) ? dueOver(dueAt) : null),
  past_due: ({ dueAt }, now) =>
    dueAt && over(dueAt, now) ? null : problem('apply.not_due', '修改期限还没有到'),
  publicity_over: (head, now) =>
    over(publicityEnd(head), now)
      ? null
      : problem('apply.publicity', `公示将于 ${at(publicityEnd(head))} 结束`),
  stage_window_open: stageWindow,
  stage_one_passed: ({ stageOneStatus }) =>
    stageOneStatus === 'passed' ? null : problem('apply.stage_one', '阶段一成果尚未通过'),
  result_submitted: ({ stageOneStatus, stageTwoStatus }, _, event) =>
    (event.endsWith('_one') ? stageOneStatus : stageTwoStatus) === 'submitted'
      ? null
      : problem('apply.no_result', '负责人尚未提交这一阶段的成果'),
};

/** The first thing that stands in the way of an arrow, of those that follow from dates and results. */
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

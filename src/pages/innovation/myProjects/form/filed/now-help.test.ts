import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@contract/enums';
import { findTransition, type Guard, handlerOf, TERMINAL } from '@contract/rules/status-machine';
import texts from '@/locales/zh-CN';
import { nowHelp } from './now-help';

const NOW = new Date('2026-11-20T12:00:00+08:00');
const DAYS = { before: '2026-12-31T23:59:59+08:00', after: '2026-11-19T23:59:59+08:00' } as const;
type Day = keyof typeof DAYS;
const BY_DATE: readonly Guard[] = ['before_deadline', 'before_due', 'stage_window_open'];

/**
 * The events that a sentence asks of the leader or offers; a sentence saying that something is impossible offers none.
 */
const promised = (sentence: string): ApplicationEvent[] => {
  const said: [RegExp, ApplicationEvent][] = [
    [/可以撤回/, 'withdraw'],
    [/重新编辑/, 'reopen'],
    [/^按意见修改后重新提交/, 'submit'],
    [/按期提交阶段一成果/, 'submit_stage_one'],
    [/按期提交阶段二成果/, 'submit_stage_two'],
  ];
  return said.filter(([pattern]) => pattern.test(sentence)).map(([, event]) => event);
};

interface Case {
  status: ApplicationStatus;
  role: 'applicant' | 'unit' | 'office';
  /** Whether the period's deadline, and the date due next, are before or after now. */
  period: Day;
  due: Day | null;
}

const ROLES = ['applicant', 'unit', 'office'] as const;
const CASES: Case[] = APPLICATION_STATUSES.filter((status) => !TERMINAL.includes(status)).flatMap((status) =>
  ROLES.filter(
    (role) => role === handlerOf(status) || (role === 'applicant' && /^stage_|^unit_review/.test(status)),
  ).flatMap((role) =>
    (['before', 'after'] as const).flatMap((period) =>
      (['before', 'after', null] as const).map((due) => ({ status, role, period, due })),
    ),
  ),
);

const sentenceOf = ({ status, role, period, due }: Case): string => {
  const handler = { role } as Application['handler'];
  const facts = { status, handler, deadline: due && DAYS[due] };
  return texts[nowHelp(facts, { applyEnd: DAYS[period] }, NOW) as keyof typeof texts];
};

/** Whether the state machine allows the event now; a returned stage result can be submitted at any time. */
const offered = ({ status, period, due }: Case, event: ApplicationEvent): boolean => {
  const transition = findTransition(status, event, 'applicant');
  const over = (guard: Guard) => (guard === 'before_deadline' ? period : due) === 'after';
  return (
    transition !== undefined && !transition.guards?.some((guard) => BY_DATE.includes(guard) && over(guard))
  );
};

test.each(CASES)(
  'no act is named that would be refused: $status with $role, period $period, due $due',
  (one) => {
    const refused = promised(sentenceOf(one)).filter((event) => !offered(one, event) && !isMending(one));
    expect(refused).toEqual([]);
  },
);

/** A returned stage result has no date, and its sentence asks for the result instead of the application. */
const isMending = ({ status, due }: Case): boolean => /^stage_/.test(status) && due === null;

test('as long as an act is offered, the sentence says so', () => {
  const said = (one: Case) => promised(sentenceOf(one));

  expect(said({ status: 'submitted', role: 'unit', period: 'before', due: 'before' })).toEqual(['withdraw']);
  expect(said({ status: 'unit_review', role: 'unit', period: 'before', due: null })).toEqual(['withdraw']);
  expect(said({ status: 'withdrawn', role: 'applicant', period: 'before', due: 'before' })).toEqual([
    'reopen',
  ]);
  expect(said({ status: 'returned', role: 'applicant', period: 'after', due: 'before' })).toEqual(['submit']);
  expect(said({ status: 'approved', role: 'applicant', period: 'after', due: 'before' })).toEqual([
    'submit_stage_one',
  ]);
});

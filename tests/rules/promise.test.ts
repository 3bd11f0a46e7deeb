import { APPLICATION_STATUSES } from '@contract/enums';
import {
  deadlineOf,
  PROMISED_STAGES,
  type PromiseFacts,
  promisesOf,
  publicityEnd,
} from '@contract/rules/promise';
import { promiseGiven } from '@contract/rules/promise-steps';
import { DAY_MS } from '@contract/time-units';
import fc from 'fast-check';
import { on, PLAN } from './a-plan';

const plan = { ...PLAN, stageOneUntil: null, stageTwoUntil: null };
const facts = (more: Partial<PromiseFacts>): PromiseFacts => ({
  ...plan,
  status: 'submitted',
  statusSince: on('2026-10-20'),
  submittedAt: on('2026-10-20'),
  dueAt: null,
  promisedUntil: null,
  publicSince: null,
  approvedAt: null,
  stageOneStatus: null,
  stageOneDecidedAt: null,
  stageTwoStatus: null,
  ...more,
});
const filed = (day: string, status: PromiseFacts['status'] = 'submitted', since = day) =>
  facts({ status, submittedAt: on(day), statusSince: on(since) });
const announced = (day: string, since: string, at = since) => ({
  ...filed(day, 'publicity', since),
  publicSince: on(at),
});

it.each([
  ['filed before the close: the plan', filed('2026-10-20'), '2026-11-14'],
  ['filed again after a return: as many days as the plan gives', filed('2026-11-22'), '2026-12-06'],
  [
    'the audit has begun: still counted from the filing',
    filed('2026-11-22', 'unit_review', '2026-11-30'),
    '2026-12-06',
  ],
  ['reported in time: the plan', filed('2026-10-20', 'formal_check', '2026-11-10'), '2026-11-24'],
  ['reported late: counted from the report', filed('2026-11-22', 'formal_check', '2026-12-01'), '2026-12-11'],
  ['with the experts late', filed('2026-11-22', 'expert_review', '2026-12-10'), '2027-01-05'],
  ['public in time', announced('2026-10-20', '2026-12-21'), '2027-01-01'],
  ['public late: a week from the day it began', announced('2026-11-22', '2027-01-10'), '2027-01-17'],
  [
    'announced after it was proposed: a week from the announcement',
    announced('2026-11-22', '2027-01-10', '2027-01-12'),
    '2027-01-19',
  ],
  ['returned: what was asked for', facts({ status: 'returned', dueAt: on('2026-11-20') }), '2026-11-20'],
  ['a draft: the close of the period', facts({ status: 'draft', submittedAt: null }), '2026-10-31'],
  ['approved: the first window', facts({ status: 'approved' }), '2027-12-31'],
  [
    'the first stage passed: the second window',
    facts({ status: 'stage_one', stageOneStatus: 'passed' }),
    '2028-12-31',
  ],
  [
    'the first stage passed before the second began: the second window',
    facts({ status: 'stage_one', stageOneStatus: 'passed', stageOneDecidedAt: on('2028-02-01') }),
    '2028-12-31',
  ],
  [
    'the first stage passed after the second window began: as long as the plan gives',
    facts({ status: 'stage_one', stageOneStatus: 'passed', stageOneDecidedAt: on('2028-12-11') }),
    '2029-01-10',
  ],
  [
    'the first stage passed after the second window was over',
    facts({ status: 'stage_one', stageOneStatus: 'passed', stageOneDecidedAt: on('2029-03-01') }),
    '2029-03-31',
  ],
  [
    'approved after the first window began',
    facts({ status: 'approved', approvedAt: on('2027-12-20') }),
    '2028-01-19',
  ],
  [
    'returned once and decided again: the decision that passed counts, a return does not',
    facts({ status: 'approved', stageOneStatus: 'draft', stageOneDecidedAt: on('2029-01-01') }),
    '2027-12-31',
  ],
])('%s', (_, given, day) => {
  expect(deadlineOf(given)).toEqual(on(day));
});

describe('days that the office has set', () => {
  const days = (more: Partial<PromiseFacts>) =>
    facts({ promiseDays: { unit_audit: 5, formal_check: 3, stage_one_check: 20 }, ...more });
  const noon = new Date('2026-10-20T12:00:00+08:00');

  it.each([
    ['count from the filing, to the end of the day', { submittedAt: noon, statusSince: noon }, '2026-10-25'],
    ['count from the report', { status: 'formal_check', statusSince: noon }, '2026-10-23'],
    ['leave other steps to the plan', { status: 'expert_review', statusSince: noon }, '2026-12-20'],
  ] as const)('%s', (_, more, day) => {
    expect(deadlineOf(days(more))).toEqual(on(day));
  });

  it('are the length of what is still to come', () => {
    expect(promisesOf(days({ submittedAt: noon, statusSince: noon }), noon)).toMatchObject({
      unit_review: on('2026-10-25'),
      formal_check: on('2026-10-28'),
      expert_review: on('2026-12-20'),
    });
  });
});

describe('what is counted in days', () => {
  const clicked = new Date('2027-12-20T06:16:02.345+08:00');
  const days = { promiseDays: { unit_audit: 5 } };
  const public_ = { status: 'publicity', statusSince: new Date('2026-12-01T10:00:00+08:00') } as const;
  const starts = (publicityStart: string) => ({
    ...public_,
    publicSince: public_.statusSince,
    publicityStart: new Date(publicityStart),
  });

  it.each<[string, Partial<PromiseFacts>, string]>([
    ['the audit of a unit', { submittedAt: clicked, statusSince: clicked, ...days }, '2027-12-25'],
    ['the audit by the plan', { submittedAt: clicked, statusSince: clicked }, '2028-01-03'],
    ['the formal check', { status: 'formal_check', statusSince: clicked }, '2027-12-30'],
    ['the reviews', { status: 'expert_review', statusSince: clicked }, '2028-01-15'],
    ['the publicity from its announcement', { ...public_, publicSince: clicked }, '2027-12-27'],
    ['a week that begins with its first day', starts('2026-12-25T00:00:00+08:00'), '2026-12-31'],
    ['a week that begins within a day', starts('2026-12-25T09:00:00+08:00'), '2027-01-01'],
    ['the first stage', { status: 'approved', approvedAt: clicked }, '2028-01-19'],
    [
      'the second stage',
      { status: 'stage_one', stageOneStatus: 'passed', stageOneDecidedAt: new Date(+clicked + 365 * DAY_MS) },
      '2029-01-18',
    ],
  ])('ends with a day, whatever the second of the click: %s', (_, more, day) => {
    expect(deadlineOf(facts(more))).toEqual(on(day));
  });

  it('is over at once where no days are given', () => {
    expect(deadlineOf(facts({ status: 'publicity', publicityDays: 0, statusSince: clicked }))).toEqual(
      clicked,
    );
  });
});

describe('a promise that was given', () => {
  const given = on('2026-11-02');

  it.each(['submitted', 'unit_review', 'formal_check', 'expert_review'] as const)(
    'stands while %s, whatever the plan has become, and what comes after follows it',
    (status) => {
      const moved = facts({
        status,
        promisedUntil: given,
        unitAuditEnd: on('2026-12-30'),
        promiseDays: { formal_check: 90 },
      });
      expect(deadlineOf(moved)).toEqual(given);
      expect(Object.values(promisesOf(moved, on('2026-10-21')))[0]).toEqual(given);
    },
  );

  it('stands for a result that lies with the office', () => {
    const result = facts({ status: 'stage_one', stageOneStatus: 'submitted', promisedUntil: given });
    expect(deadlineOf(result)).toEqual(given);
  });

  it('stands for what is public as it was announced, whatever the days have become', () => {
    const listed = announced('2026-10-20', '2026-12-21', '2026-12-22');
    for (const publicityDays of [0, 1, 60]) {
      const moved = { ...listed, promisedUntil: given, publicityDays };
      expect([deadlineOf(moved), publicityEnd(moved)]).toEqual([given, given]);
    }
  });

  it('says nothing of what no announcement names, which has no day at all, nor of the leader', () => {
    expect(
      deadlineOf({ ...filed('2026-10-20', 'publicity', '2026-12-21'), promisedUntil: given }),
    ).toBeNull();
    expect(deadlineOf(facts({ status: 'approved', promisedUntil: given }))).toEqual(on('2027-12-31'));
  });
});

describe('the end of the publicity', () => {
  const since = '2026-12-30';
  const shown = (more: Partial<PromiseFacts>) =>
    publicityEnd({ ...filed('2026-10-20', 'publicity', since), ...more });

  it.each<[string, Partial<PromiseFacts>, string | null]>([
    ['no announcement names it: none', {}, null],
    ['one named it before an objection: none', { publicSince: on('2026-12-26') }, null],
    ['one names it: a week from there', { publicSince: on('2027-01-12') }, '2027-01-19'],
    ['the period gives no days: at once', { publicityDays: 0 }, since],
  ])('%s', (_, more, day) => {
    expect(shown(more)).toEqual(day && on(day));
  });
});

describe('what an event promises', () => {
  const at = on('2026-10-20');
  const days = { ...plan, promiseDays: { formal_check: 3, stage_two_check: 9 } };

  it.each([
    ['submit', '2026-11-14'],
    ['report', '2026-10-23'],
    ['object', '2026-12-20'],
    ['submit_stage_two', '2026-10-29'],
  ] as const)('%s: a day for whoever has it now', (event, day) => {
    expect(promiseGiven(days, event, at)).toEqual(on(day));
  });

  it.each(['return', 'approve', 'withdraw', 'submit_stage_one'] as const)('%s: nothing', (event) => {
    expect(promiseGiven(days, event, at)).toBeNull();
  });

  it('leaves the promise as it is while the same hands have it', () => {
    expect(promiseGiven(days, 'start_audit', at)).toBeUndefined();
  });
});

it.each([
  ['a result with the office', facts({ status: 'stage_one', stageOneStatus: 'submitted' })],
  ['a result that came back', facts({ status: 'stage_two', stageTwoStatus: 'returned' })],
  ['a story that has ended', facts({ status: 'closed' })],
])('%s has no date', (_, given) => {
  expect(deadlineOf(given)).toBeNull();
});

it('delays what comes after whoever is late, and nothing that has passed is promised again', () => {
  const late = filed('2026-11-22', 'formal_check', '2026-12-01');

  expect(promisesOf(late, on('2027-02-01'))).toEqual({
    formal_check: on('2026-12-11'),
    expert_review: new Date(on('2027-02-01').getTime() + 26 * DAY_MS),
    publicity: new Date(on('2027-02-01').getTime() + 33 * DAY_MS),
    approved: new Date(on('2027-02-01').getTime() + 33 * DAY_MS),
  });
});

const anyDay = fc
  .integer({ min: 0, max: 1500 })
  .map((days) => new Date(Date.UTC(2026, 8, 1) + days * DAY_MS));
const length = fc.integer({ min: 1, max: 60 });
const anyPlan = fc
  .tuple(anyDay, length, length, length, length, fc.integer({ min: 1, max: 30 }))
  .map(([start, a, b, c, d, publicityDays]) => {
    const after = (days: number): Date => new Date(start.getTime() + days * DAY_MS);
    return {
      applyEnd: start,
      unitAuditEnd: after(a),
      formalCheckEnd: after(a + b),
      reviewEnd: after(a + b + c),
      publicityStart: after(a + b + c + d),
      publicityDays,
      approvalAt: after(a + b + c + d + publicityDays),
    };
  });
const STARTS = ['submitted', 'formal_check', 'expert_review', 'publicity'] as const;

it('never promises a day before the moment at which it is promised, nor before the plan, in their order', () => {
  fc.assert(
    fc.property(anyPlan, anyDay, fc.constantFrom(...STARTS), (dates, now, status) => {
      const given = facts({ ...dates, status, statusSince: now, submittedAt: now, publicSince: now });
      const promised = PROMISED_STAGES.flatMap((stage) => promisesOf(given, now)[stage] ?? []);

      expect(promised.length).toBeGreaterThan(0);
      expect(promised.every((until) => until >= now)).toBe(true);
      expect(promised).toEqual(promised.toSorted((a, b) => a.getTime() - b.getTime()));
      expect(promised.at(-1)?.getTime()).toBeGreaterThanOrEqual(dates.approvalAt.getTime());
      expect(deadlineOf(given)).toEqual(promised[0]);
    }),
  );
});

it('answers for every status', () => {
  for (const status of APPLICATION_STATUSES)
    expect(() => [
      deadlineOf(facts({ status })),
      promisesOf(facts({ status }), on('2026-10-20')),
    ]).not.toThrow();
});

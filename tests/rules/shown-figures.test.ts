import { PROMISE_STEPS } from '@contract/kept-promise';
import { dueOf, promisesOf } from '@contract/rules/promise';
import { planOfStep } from '@contract/rules/promise-steps';
import { type CountedStep, shownFigures } from '@contract/rules/shown-figures';
import { stageWindow } from '@contract/rules/stage-window';
import { on, PLAN } from './a-plan';

const counted = (more: Partial<CountedStep>): CountedStep => ({
  step: 'unit_audit',
  finished: 0,
  median: null,
  most: null,
  given: null,
  owed: 0,
  kept: 0,
  ...more,
});
const shown = (more: Partial<CountedStep>) => {
  const one = counted(more);
  const found = shownFigures(PLAN, [one]).find(({ step }) => step === one.step);
  const { finished, medianDays, mostDays, owed, kept } = found ?? {};
  return [finished, medianDays, mostDays, owed, kept];
};

describe('figures of a step', () => {
  it.each<[string, Partial<CountedStep>, unknown[]]>([
    ['nothing yet', {}, [0, null, null, 0, 0]],
    [
      'two are too few',
      { finished: 2, median: 3, most: 4, owed: 2, kept: 2 },
      [null, null, null, null, null],
    ],
    ['three are told', { finished: 3, median: 3.04, most: 4.96, owed: 3, kept: 3 }, [3, 3, 5, 3, 3]],
    [
      'few kept of many are not told',
      { finished: 9, median: 1, most: 2, owed: 9, kept: 2 },
      [9, 1, 2, 9, null],
    ],
    ['none kept is told', { finished: 9, median: 30, most: 40, owed: 9, kept: 0 }, [9, 30, 40, 9, 0]],
    [
      'few done, many overdue',
      { finished: 1, median: 1, most: 1, owed: 8, kept: 0 },
      [null, null, null, 8, 0],
    ],
    [
      'no promise, nothing kept',
      { step: 'stage_one_check', finished: 5, median: 8, most: 9, owed: 5, kept: 5 },
      [5, 8, 9, null, null],
    ],
    [
      'a date of its own for every case',
      { step: 'correction', finished: 4, median: 2, most: 6, owed: 5, kept: 4 },
      [4, 2, 6, 5, 4],
    ],
  ])('%s', (_name, given, expected) => {
    expect(shown(given)).toEqual(expected);
  });

  it('names every step of a period, in order, with whom and by when', () => {
    const figures = shownFigures(PLAN, []);

    expect(figures.map(({ step }) => step)).toEqual(PROMISE_STEPS);
    expect(figures.map(({ by, promise, until, days }) => [by, promise, until?.slice(0, 10), days])).toEqual([
      ['unit', 'plan', '2026-11-14', 14],
      ['office', 'plan', '2026-11-24', 10],
      ['leader', 'each', undefined, null],
      ['office', 'plan', '2026-12-20', 26],
      ['office', 'plan', '2027-01-10', 7],
      ['leader', 'plan', '2027-12-31', 30],
      ['office', 'none', undefined, null],
      ['leader', 'plan', '2028-12-31', 30],
      ['office', 'none', undefined, null],
    ]);
  });
});

describe('the promise counted is the one that was made', () => {
  const facts = {
    dueAt: null,
    publicSince: null,
    approvedAt: null,
    stageOneStatus: null,
    stageOneDecidedAt: null,
    stageOneUntil: null,
    stageTwoUntil: null,
    stageTwoStatus: null,
    promisedUntil: null,
    ...PLAN,
  };
  const due = (step: (typeof PROMISE_STEPS)[number], begun: Date): number => {
    return dueOf(planOfStep(PLAN, step) ?? { end: 0, length: 0 }, begun.getTime());
  };
  const days = ['2026-10-20', '2026-11-20', '2027-01-02', '2028-01-01', '2029-01-01'].map(on);

  it.each(days)('for a case that came at %s', (begun) => {
    const at = { ...facts, statusSince: begun, submittedAt: begun };
    const told = promisesOf({ ...at, status: 'submitted' }, begun);
    expect(due('unit_audit', begun)).toBe(told.unit_review?.getTime());
    for (const status of ['formal_check', 'expert_review'] as const)
      expect(due(status, begun)).toBe(promisesOf({ ...at, status }, begun)[status]?.getTime());
    expect(due('publicity', begun)).toBe(
      promisesOf({ ...at, status: 'publicity' }, begun).approved?.getTime(),
    );
    expect(due('stage_one', begun)).toBe(stageWindow({ ...facts, approvedAt: begun }, 'one').end.getTime());
    const passed = { ...facts, stageOneStatus: 'passed' as const, stageOneDecidedAt: begun };
    expect(due('stage_two', begun)).toBe(stageWindow(passed, 'two').end.getTime());
  });
});

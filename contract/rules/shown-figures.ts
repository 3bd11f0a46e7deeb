import { PROMISE_STEPS, type PromiseStep, type StepFigures } from '@contract/kept-promise';
import { CHART_SMALLEST } from '@contract/limits';
import { DAY_MS } from '@contract/time-units';
import { beijingIso } from './beijing-time';
import type { Plan } from './promise';
import { planOfStep, STEP_RULES } from './promise-steps';

/** What was counted for one step in a period. */
export interface CountedStep {
  step: PromiseStep;
  finished: number;
  median: number | null;
  most: number | null;
  /** Days from the arrival to the promised day. */
  given: number | null;
  owed: number;
  kept: number;
}

const tenths = (value: number): number => Math.round(value * 10) / 10;
const isFew = (count: number): boolean => count > 0 && count < CHART_SMALLEST;
const shown = (count: number): number | null => (isFew(count) ? null : count);

/** How long the step took; shown only where enough cases are finished. */
const paceOf = ({ finished, median, most, given }: CountedStep) => {
  const isTold = finished >= CHART_SMALLEST && median !== null && most !== null;
  return {
    finished: shown(finished),
    medianDays: isTold ? tenths(median) : null,
    mostDays: isTold ? tenths(most) : null,
    givenDays: isTold && given !== null ? tenths(given) : null,
  };
};

const keptOf = ({ owed, kept }: CountedStep) =>
  isFew(owed) ? { owed: null, kept: null } : { owed, kept: shown(kept) };

const NONE = { finished: 0, median: null, most: null, given: null, owed: 0, kept: 0 };

/** The public figures of a period: every step, without values based on too few cases. */
export const shownFigures = (plan: Plan, counted: readonly CountedStep[]): StepFigures[] =>
  PROMISE_STEPS.map((step): StepFigures => {
    const { by, plan: planned } = STEP_RULES[step];
    const day = planOfStep(plan, step);
    const found = counted.find((one) => one.step === step) ?? { step, ...NONE };
    return {
      step,
      by,
      promise: day ? (day.end === null ? 'days' : 'plan') : planned === 'each' ? 'each' : 'none',
      until: day?.end ? beijingIso(new Date(day.end)) : null,
      days: day && tenths(day.length / DAY_MS),
      ...paceOf(found),
      // A step without any promise has nothing that could be kept.
      ...(planned === null && !day ? { owed: null, kept: null } : keptOf(found)),
    };
  });

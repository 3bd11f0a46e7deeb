import type { Section, Step } from '@contract/enums';

/** Estimated minutes for each step, used until enough applications have been measured. */
const STEP_MINUTES: Readonly<Record<Step, number>> = {
  base: 15,
  unit: 10,
  team: 15,
  plan: 60,
  target: 30,
  budget: 30,
  files: 15,
  check: 10,
};

/** What was counted, in minutes; a section that too few have filled in is missing. */
export type StepTimes = Partial<Record<Section, number>>;

export const minutesOf = (step: Step, counted: StepTimes): { minutes: number; isEstimate: boolean } => {
  const known = step === 'check' ? undefined : counted[step];
  return known === undefined
    ? { minutes: STEP_MINUTES[step], isEstimate: true }
    : { minutes: known, isEstimate: false };
};

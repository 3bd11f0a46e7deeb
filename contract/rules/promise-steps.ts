import { APPLICATION_EVENTS, type ApplicationEvent } from '@contract/enums';
import { PROMISE_STEPS, type PromiseHand, type PromiseStep } from '@contract/kept-promise';
import { SET_STEPS } from '@contract/period-choices';
import { daysTerm, dueOf, type Plan, type PlannedStep, planOf, type Term } from './promise';

/**
 * `begin`: the case reaches the side named in `by`; `end`: that side has finished with it; `late`: its due date passed
 * before that; `drop`: somebody else took the case back, so that it does not count.
 */
type StepRole = 'begin' | 'end' | 'late' | 'drop';

interface StepRule {
  by: PromiseHand;
  roles: Partial<Record<ApplicationEvent, StepRole>>;
  /**
   * Step of the plan that sets the date; `each`: every case has its own date; null: only a number of days can be
   * promised.
   */
  plan: PlannedStep | 'each' | null;
}

/** Each step by the events of the machine that begin and end it. */
export const STEP_RULES: Record<PromiseStep, StepRule> = {
  unit_audit: {
    by: 'unit',
    roles: { submit: 'begin', endorse: 'end', report: 'end', return: 'end', withdraw: 'drop' },
    plan: 'unit_review',
  },
  formal_check: {
    by: 'office',
    roles: { report: 'begin', accept: 'end', reject: 'end', return: 'end' },
    plan: 'formal_check',
  },
  correction: { by: 'leader', roles: { return: 'begin', submit: 'end', expire: 'late' }, plan: 'each' },
  expert_review: {
    by: 'office',
    roles: { accept: 'begin', object: 'begin', propose: 'end', decline: 'end' },
    plan: 'expert_review',
  },
  publicity: { by: 'office', roles: { propose: 'begin', approve: 'end', object: 'end' }, plan: 'approval' },
  stage_one: {
    by: 'leader',
    roles: { approve: 'begin', submit_stage_one: 'end', terminate: 'drop' },
    plan: 'stage_one',
  },
  stage_one_check: {
    by: 'office',
    roles: {
      submit_stage_one: 'begin',
      pass_stage_one: 'end',
      return_stage_one: 'end',
      terminate: 'drop',
    },
    plan: null,
  },
  stage_two: {
    by: 'leader',
    roles: { pass_stage_one: 'begin', submit_stage_two: 'end', terminate: 'drop' },
    plan: 'stage_two',
  },
  stage_two_check: {
    by: 'office',
    roles: {
      submit_stage_two: 'begin',
      pass_stage_two: 'end',
      return_stage_two: 'end',
      terminate: 'drop',
    },
    plan: null,
  },
};

/** The term promised for a step, in milliseconds; null where neither the plan nor the office sets one. */
export const planOfStep = (plan: Plan, step: PromiseStep): Term | null => {
  const name = STEP_RULES[step].plan;
  if (name === 'each') return null;
  if (name !== null) return planOf(plan, name);
  const set = SET_STEPS.find((one) => one === step);
  return set ? daysTerm(plan, set) : null;
};

/** The step that an event begins; null where it begins none. */
export const stepBegunBy = (event: string): PromiseStep | null =>
  stepRoles().find((one) => one.event === event && one.role === 'begin')?.step ?? null;

/** Events that begin or end a step; other events have no effect on steps. */
export const STEP_EVENTS: readonly ApplicationEvent[] = APPLICATION_EVENTS.filter((event) =>
  PROMISE_STEPS.some((step) => STEP_RULES[step].roles[event]),
);

/**
 * The date that an event promises for the step that it begins with the unit or the office. Null: no promise; undefined:
 * the event does not change the step. Dates of the leader are windows, which move with the plan.
 */
export const promiseGiven = (plan: Plan, event: ApplicationEvent, at: Date): Date | null | undefined => {
  if (!STEP_EVENTS.includes(event)) return undefined;
  const begun = stepBegunBy(event);
  const term = begun && STEP_RULES[begun].by !== 'leader' ? planOfStep(plan, begun) : null;
  return term && new Date(dueOf(term, at.getTime()));
};

/** The roles of all steps as rows. */
export const stepRoles = () =>
  PROMISE_STEPS.flatMap((step) =>
    Object.entries(STEP_RULES[step].roles).map(([event, role]) => ({ step, event, role })),
  );

import { PROMISE_STEPS, type PromiseHand, type PromiseStep } from '@contract/kept-promise';
import { type Plan, type PlannedStep, planOf } from './promise';
import type { ApplicationEvent } from './status-machine';

/**
 * `begin`: the case comes into these hands; `end`: they are done with it; `late`: the date set for it passed without
 * that; `drop`: somebody else took it back, which says nothing of them.
 */
export type StepRole = 'begin' | 'end' | 'late' | 'drop';

interface StepRule {
  by: PromiseHand;
  roles: Partial<Record<ApplicationEvent, StepRole>>;
  /** Whose day of the plan it is; `each`: the date is set case by case. */
  plan: PlannedStep | 'each' | null;
}

/** Each step by the events of the machine that begin and end it. */
export const STEP_RULES: Record<PromiseStep, StepRule> = {
  unit_audit: {
    by: 'unit',
    roles: { submit: 'begin', report: 'end', return: 'end', withdraw: 'drop' },
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

/** The plan's day for a step and how long it gives, in milliseconds; null where the plan says nothing of it. */
export const planOfStep = (plan: Plan, step: PromiseStep): { end: number; length: number } | null => {
  const name = STEP_RULES[step].plan;
  return name === null || name === 'each' ? null : planOf(plan, name);
};

/** The roles of all steps as rows. */
export const stepRoles = () =>
  PROMISE_STEPS.flatMap((step) =>
    Object.entries(STEP_RULES[step].roles).map(([event, role]) => ({ step, event, role })),
  );

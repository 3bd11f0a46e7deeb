import type { Actor, ApplicationEvent, ApplicationStatus, Stage } from '@contract/enums';

/** Conditions the service checks inside the transaction, by name. */
export type Guard =
  | 'complete'
  | 'before_deadline'
  | 'before_due'
  | 'past_due'
  | 'sealed_sheet'
  | 'leader_certified'
  | 'leader_uncertified'
  | 'review_finished'
  | 'publicity_over'
  | 'stage_window_open'
  | 'result_submitted'
  | 'stage_one_passed';

/**
 * Guards that are met in time or by the work of others; meanwhile the act is shown with the reason why it has to wait.
 */
export const WAITING_GUARDS: readonly Guard[] = ['leader_certified', 'review_finished', 'publicity_over'];

export interface Transition {
  event: ApplicationEvent;
  from: readonly ApplicationStatus[];
  to: ApplicationStatus;
  by: readonly Actor[];
  guards?: readonly Guard[];
  /** It disappoints somebody, so a reason is required and stored. */
  reason?: true;
}

/** Statuses of a project that is carried out. */
export const RUNNING: readonly ApplicationStatus[] = ['approved', 'stage_one', 'stage_two'];

/** Every transition of the machine, once. Buttons, service, diagram and property test read this table. */
export const TRANSITIONS: readonly Transition[] = [
  {
    event: 'submit',
    from: ['draft'],
    to: 'submitted',
    by: ['applicant'],
    guards: ['complete', 'before_deadline'],
  },
  {
    event: 'submit',
    from: ['returned'],
    to: 'submitted',
    by: ['applicant'],
    guards: ['complete', 'before_due'],
  },
  {
    event: 'withdraw',
    from: ['submitted', 'unit_review'],
    to: 'withdrawn',
    by: ['applicant'],
    guards: ['before_deadline'],
  },
  { event: 'reopen', from: ['withdrawn'], to: 'draft', by: ['applicant'], guards: ['before_deadline'] },
  { event: 'start_audit', from: ['submitted'], to: 'unit_review', by: ['unit'] },
  // The unit has finished but the leader's certification has not: an application filed in time waits for it and then
  // proceeds automatically.
  {
    event: 'endorse',
    from: ['unit_review'],
    to: 'unit_review',
    by: ['unit'],
    guards: ['sealed_sheet', 'leader_uncertified'],
  },
  {
    event: 'report',
    from: ['unit_review'],
    to: 'formal_check',
    by: ['unit', 'system'],
    guards: ['sealed_sheet', 'leader_certified'],
  },
  { event: 'return', from: ['unit_review'], to: 'returned', by: ['unit'], reason: true },
  { event: 'return', from: ['formal_check'], to: 'returned', by: ['office'], reason: true },
  { event: 'expire', from: ['returned'], to: 'rejected', by: ['system'], guards: ['past_due'] },
  { event: 'accept', from: ['formal_check'], to: 'expert_review', by: ['office'] },
  { event: 'reject', from: ['formal_check'], to: 'rejected', by: ['office'], reason: true },
  { event: 'propose', from: ['expert_review'], to: 'publicity', by: ['office'], guards: ['review_finished'] },
  {
    event: 'decline',
    from: ['expert_review'],
    to: 'not_funded',
    by: ['office'],
    guards: ['review_finished'],
    reason: true,
  },
  {
    event: 'approve',
    from: ['publicity'],
    to: 'approved',
    by: ['office', 'system'],
    guards: ['publicity_over'],
  },
  { event: 'object', from: ['publicity'], to: 'expert_review', by: ['office'], reason: true },
  {
    event: 'submit_stage_one',
    from: ['approved', 'stage_one'],
    to: 'stage_one',
    by: ['applicant'],
    guards: ['stage_window_open'],
  },
  {
    event: 'pass_stage_one',
    from: ['stage_one'],
    to: 'stage_one',
    by: ['office'],
    guards: ['result_submitted'],
  },
  {
    event: 'return_stage_one',
    from: ['stage_one'],
    to: 'stage_one',
    by: ['office'],
    guards: ['result_submitted'],
    reason: true,
  },
  {
    event: 'submit_stage_two',
    from: ['stage_one', 'stage_two'],
    to: 'stage_two',
    by: ['applicant'],
    guards: ['stage_one_passed', 'stage_window_open'],
  },
  {
    event: 'pass_stage_two',
    from: ['stage_two'],
    to: 'closed',
    by: ['office'],
    guards: ['result_submitted'],
  },
  {
    event: 'return_stage_two',
    from: ['stage_two'],
    to: 'stage_two',
    by: ['office'],
    guards: ['result_submitted'],
    reason: true,
  },
  {
    event: 'terminate',
    from: RUNNING,
    to: 'terminated',
    by: ['office'],
    reason: true,
  },
];

/** Statuses without any transition out of them. */
export const TERMINAL: readonly ApplicationStatus[] = ['closed', 'rejected', 'terminated', 'not_funded'];
/** Statuses in which the applicant may change the form. */
export const EDITABLE: readonly ApplicationStatus[] = ['draft', 'returned'];
/** Whether the filed application is in progress or decided, that is, neither withdrawn nor returned. */
export const stands = (status: ApplicationStatus): boolean =>
  !EDITABLE.includes(status) && status !== 'withdrawn';

/** The transition of this event from this status, if this actor may start it. */
export const findTransition = (
  status: ApplicationStatus,
  event: ApplicationEvent,
  actor: Actor,
): Transition | undefined =>
  TRANSITIONS.find((t) => t.event === event && t.from.includes(status) && t.by.includes(actor));

/** Events that this actor may start from this status; the service checks the guards. */
export const eventsFor = (status: ApplicationStatus, actors: readonly Actor[]): ApplicationEvent[] => [
  ...new Set(
    TRANSITIONS.filter((t) => t.from.includes(status) && t.by.some((by) => actors.includes(by))).map(
      (t) => t.event,
    ),
  ),
];

/** Who has to act next; null where the story has ended. */
export const handlerOf = (status: ApplicationStatus): Exclude<Actor, 'system'> | null => {
  if (TERMINAL.includes(status)) return null;
  if (status === 'submitted' || status === 'unit_review') return 'unit';
  return ['draft', 'returned', 'withdrawn', 'approved'].includes(status) ? 'applicant' : 'office';
};

/**
 * Who has to act after an event. Endorsing, and decisions on stage results, change the handler without changing the
 * status.
 */
export const handlerAfter = (
  event: ApplicationEvent,
  to: ApplicationStatus,
): Exclude<Actor, 'system'> | null =>
  event === 'endorse' || (to !== 'closed' && /^(?:pass|return)_stage_/.test(event))
    ? 'applicant'
    : handlerOf(to);

/** Whether this actor may start this event in any status at all. */
export const mayEver = (event: ApplicationEvent, actors: readonly Actor[]): boolean =>
  TRANSITIONS.some((t) => t.event === event && t.by.some((by) => actors.includes(by)));

const STAGE_OF: Record<ApplicationStatus, Stage> = {
  draft: 'apply',
  withdrawn: 'apply',
  submitted: 'unit_review',
  unit_review: 'unit_review',
  formal_check: 'formal_check',
  returned: 'formal_check',
  rejected: 'formal_check',
  expert_review: 'expert_review',
  not_funded: 'expert_review',
  publicity: 'publicity',
  approved: 'approved',
  stage_one: 'stage_result',
  stage_two: 'stage_result',
  terminated: 'stage_result',
  closed: 'closed',
};

/** The stage of the StageRail for a status. `returnedFrom` is the status from which it was returned. */
export const stageOf = (status: ApplicationStatus, returnedFrom?: ApplicationStatus | null): Stage =>
  status === 'returned' && returnedFrom ? STAGE_OF[returnedFrom] : STAGE_OF[status];

import type { Actor, ApplicationEvent, ApplicationStatus } from '@contract/enums';
import type { Plan } from '@contract/rules/promise';
import { promiseGiven } from '@contract/rules/promise-steps';
import { findTransition, handlerAfter, handlerOf } from '@contract/rules/status-machine';
import { inOrder, workingTime } from '@server/demo/working-time';

export interface DemoStep {
  event: ApplicationEvent;
  actor: Actor;
  /** Day it happened, from today. */
  day: number;
  reason?: string;
}

export interface Told extends DemoStep {
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Date;
  /** The date promised for the step that this event began. */
  promisedUntil: Date | null | undefined;
}

interface Story {
  /** Also seeds the minutes of the steps, so that they differ between stories. */
  title: string;
  createdDay: number;
  steps: readonly DemoStep[];
  /** The schedule of its period. */
  plan: Plan;
}

/** Runs the story through the status machine, so that the demo shows only what the machine allows. */
export const tell = (
  now: Date,
  { title, createdDay, steps, plan }: Story,
): { createdAt: Date; told: Told[] } => {
  const days = [{ event: 'create', day: createdDay }, ...steps];
  const [createdAt = now, ...moments] = inOrder(
    days.map(({ event, day }, index) => workingTime(now, day, `${title} ${event} ${index}`)),
  );
  let status: ApplicationStatus = 'draft';
  const told = steps.map((step, index) => {
    const transition = findTransition(status, step.event, step.actor);
    if (!transition) throw new Error(`The demo story of ${title} goes astray: ${step.event} from ${status}.`);
    const from = status;
    status = transition.to;
    const at = moments[index] ?? createdAt;
    return { ...step, from, to: transition.to, at, promisedUntil: promiseGiven(plan, step.event, at) };
  });
  return { createdAt, told };
};

/** Columns that follow from the story. */
export const standing = (steps: readonly Told[], createdAt: Date) => {
  const last = steps.at(-1);
  const moved = steps.findLast(({ from, to }) => from !== to);
  const handlers = steps.map(({ event, to }) => handlerAfter(event, to));
  const came = steps.findLast(
    ({ promisedUntil }, index) =>
      promisedUntil !== undefined || handlers[index] !== (handlers[index - 1] ?? handlerOf('draft')),
  );
  const given = steps.findLast(({ promisedUntil }) => promisedUntil !== undefined)?.promisedUntil ?? null;
  const at = (event: DemoStep['event']): Date | null =>
    steps.find((step) => step.event === event)?.at ?? null;
  return {
    status: last?.to ?? ('draft' as const),
    statusSince: moved?.at ?? createdAt,
    handler: last ? handlerAfter(last.event, last.to) : handlerOf('draft'),
    handlerSince: came?.at ?? createdAt,
    returnedFrom: last?.event === 'return' ? last.from : null,
    submittedAt: at('submit'),
    reportedAt: at('report'),
    promisedUntil: last?.to === 'publicity' ? null : given,
    updatedAt: last?.at ?? createdAt,
  };
};

import type { ApplicationStatus } from '@contract/enums';
import { beijingDay } from '@contract/rules/beijing-time';
import { findTransition, handlerAfter, handlerOf } from '@contract/rules/status-machine';
import { DAY_MS } from '@contract/time-units';
import type { DemoApplication, DemoStep } from './demo-applications';

/** A morning of that day in Beijing, counted from today. */
export const morningOf = (now: Date, day: number, clock = '10:20:00'): Date =>
  new Date(`${beijingDay(now.getTime() + day * DAY_MS)}T${clock}+08:00`);

export interface Told extends DemoStep {
  from: ApplicationStatus;
  to: ApplicationStatus;
  at: Date;
}

/** Walks the machine along the story: a demo cannot show what the machine does not allow. */
export const tell = (now: Date, { story }: DemoApplication): Told[] => {
  let status: ApplicationStatus = 'draft';
  return story.map((step) => {
    const transition = findTransition(status, step.event, step.actor);
    if (!transition) throw new Error(`The demo story goes astray: ${step.event} from ${status}.`);
    const told = { ...step, from: status, to: transition.to, at: morningOf(now, step.day) };
    status = transition.to;
    return told;
  });
};

/** Columns that follow from the story. */
export const standing = (steps: readonly Told[], createdAt: Date) => {
  const last = steps.at(-1);
  const moved = steps.findLast(({ from, to }) => from !== to);
  const at = (event: DemoStep['event']): Date | null =>
    steps.find((step) => step.event === event)?.at ?? null;
  return {
    status: last?.to ?? ('draft' as const),
    statusSince: moved?.at ?? createdAt,
    handler: last ? handlerAfter(last.event, last.to) : handlerOf('draft'),
    handlerSince: last?.at ?? createdAt,
    returnedFrom: last?.event === 'return' ? last.from : null,
    submittedAt: at('submit'),
    reportedAt: at('report'),
    updatedAt: last?.at ?? createdAt,
  };
};

import type { ApplicationStatus } from '@contract/enums';
import { MILESTONES, type Milestone, type RESULT_STATUSES } from '@contract/result-choices';
import { DAY_MS } from '@contract/time-units';
import { beijingDay, dayEnd } from './beijing-time';
import { isOver } from './period-clock';
import { endsWithWindow, type StageFacts, stageWindow } from './stage-window';
import { RUNNING } from './status-machine';

/** Most days that one project can be granted for a stage beyond the period's date. */
export const EXTENSION_DAYS_MAX = 365;
/** Days after a due date in which an extension can still be requested; after that the project has missed it. */
export const ASK_AFTER_DAYS = 30;

export interface ExtensionFacts extends StageFacts {
  status: ApplicationStatus;
  stageTwoStatus: (typeof RESULT_STATUSES)[number] | null;
}

export interface ExtensionTerm {
  /** Current due date, with earlier extensions. */
  due: Date;
  /** Latest date that can be requested. */
  latest: Date;
  /** Last day for making the request. */
  askUntil: Date;
}

const daysAfter = (day: Date, days: number): Date => new Date(dayEnd(day.getTime() + days * DAY_MS));

export const extensionTerm = (facts: StageFacts, milestone: Milestone): ExtensionTerm => {
  const { end: due } = stageWindow(facts, milestone);
  const { end: planned } = stageWindow({ ...facts, stageOneUntil: null, stageTwoUntil: null }, milestone);
  return {
    due,
    latest: daysAfter(planned, EXTENSION_DAYS_MAX),
    askUntil: daysAfter(due, ASK_AFTER_DAYS),
  };
};

/** Why an extension cannot be requested now, or null. */
export type ExtensionObstacle = 'not_running' | 'handed_in' | 'too_late' | 'used_up';

export const extensionObstacle = (
  facts: ExtensionFacts,
  milestone: Milestone,
  now: Date,
): ExtensionObstacle | null => {
  if (!RUNNING.includes(facts.status)) return 'not_running';
  const result = milestone === 'one' ? facts.stageOneStatus : facts.stageTwoStatus;
  // A returned result can be corrected without any due date.
  if (result === 'submitted' || result === 'passed' || !endsWithWindow(result)) return 'handed_in';
  const { due, latest, askUntil } = extensionTerm(facts, milestone);
  if (isOver(askUntil, now)) return 'too_late';
  return due >= latest ? 'used_up' : null;
};

/** What is wrong with the requested date, or null. */
export type ExtensionFault = 'not_later' | 'past' | 'too_far';

export const extensionFault = (
  { due, latest }: ExtensionTerm,
  until: Date,
  now: Date,
): ExtensionFault | null => {
  if (until <= due) return 'not_later';
  if (until <= now) return 'past';
  return until > latest ? 'too_far' : null;
};

export interface ExtensionOffer {
  milestone: Milestone;
  due: Date;
  /** First and last day that can be asked for. */
  first: string;
  last: string;
}

/** Stages for which an extension can be requested now. */
export const extensionOffers = (facts: ExtensionFacts, now: Date): ExtensionOffer[] =>
  MILESTONES.filter((milestone) => extensionObstacle(facts, milestone, now) === null).map((milestone) => {
    const { due, latest } = extensionTerm(facts, milestone);
    const [late, present] = [due.getTime(), now.getTime()];
    // The day after the due date; if that has passed, the first day that has not ended yet.
    const first = late >= present ? daysAfter(due, 1) : new Date(dayEnd(present + 1));
    return { milestone, due, first: beijingDay(first), last: beijingDay(latest) };
  });

import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { TRANSITIONS } from '@contract/rules/status-machine';

/** Events of the office, each as the admin area asks before it: a reason, a date, or just whether it is meant. */
export type AdminQuestion = 'confirm' | 'reason' | 'return';

const OFFICE = TRANSITIONS.filter(({ by }) => by.includes('office'));

export const isAdminEvent = (event: ApplicationEvent): boolean => OFFICE.some((row) => row.event === event);

export function questionOf(event: ApplicationEvent): AdminQuestion {
  if (event === 'return') return 'return';
  return OFFICE.some((row) => row.event === event && row.reason) ? 'reason' : 'confirm';
}

/** Acts that end or set back a project stand apart from those that carry it on. */
const HARD: readonly ApplicationEvent[] = ['reject', 'decline', 'terminate', 'object'];
export const isHard = (event: ApplicationEvent): boolean => HARD.includes(event);

/**
 * The act that the rules speak for, which alone is the filled button: back to the applicant when a rule is broken,
 * onward otherwise.
 */
export function advisedEvent(
  events: readonly ApplicationEvent[],
  verdicts: Pick<Application, 'verdicts'>['verdicts'],
): ApplicationEvent | undefined {
  const isBroken = verdicts.some(({ verdict }) => verdict === 'failed');
  if (isBroken && events.includes('return')) return 'return';
  return events.find((event) => questionOf(event) === 'confirm' && !isHard(event));
}

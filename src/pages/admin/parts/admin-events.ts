import type { Application } from '@contract/apply';
import type { ApplicationEvent } from '@contract/enums';
import { TRANSITIONS } from '@contract/rules/status-machine';

/** What the office is asked before an event: to confirm, to give a reason, or to write remarks (`return`). */
export type AdminQuestion = 'confirm' | 'reason' | 'return';

const OFFICE = TRANSITIONS.filter(({ by }) => by.includes('office'));

export const isAdminEvent = (event: ApplicationEvent): boolean => OFFICE.some((row) => row.event === event);

export function questionOf(event: ApplicationEvent): AdminQuestion {
  if (event === 'return') return 'return';
  return OFFICE.some((row) => row.event === event && row.reason) ? 'reason' : 'confirm';
}

/** Events that end or set back a project; their buttons are set apart from those that move it forward. */
const HARD: readonly ApplicationEvent[] = ['reject', 'decline', 'terminate', 'object'];
export const isHard = (event: ApplicationEvent): boolean => HARD.includes(event);

/**
 * The event that the formality results suggest, the only primary button: `return` if a rule failed, otherwise the next
 * step forward.
 */
export function advisedEvent(
  events: readonly ApplicationEvent[],
  verdicts: Pick<Application, 'verdicts'>['verdicts'],
): ApplicationEvent | undefined {
  const isBroken = verdicts.some(({ verdict }) => verdict === 'failed');
  if (isBroken && events.includes('return')) return 'return';
  return events.find((event) => questionOf(event) === 'confirm' && !isHard(event));
}

import { type ApplicationEvent, TRANSITIONS } from '@contract/rules/status-machine';

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

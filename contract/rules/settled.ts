import type { ApplicationSummary } from '@contract/apply';
import { isOver } from './period-clock';
import { TERMINAL } from './status-machine';

type Facts = Pick<ApplicationSummary, 'status' | 'deadline'>;

/** What was not filed, or taken back, and is too late to be filed now: it waits for nobody. */
export const isMissed = ({ status, deadline }: Facts, now: Date): boolean =>
  (status === 'draft' || status === 'withdrawn') && deadline !== null && isOver(deadline, now);

/** Nothing is asked of anybody any more, so no days are counted and nobody is named. */
export const isSettled = (facts: Facts, now: Date): boolean =>
  TERMINAL.includes(facts.status) || isMissed(facts, now);

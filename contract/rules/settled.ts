import type { ApplicationSummary } from '@contract/apply';
import { isOver } from './period-clock';
import { TERMINAL } from './status-machine';

type Facts = Pick<ApplicationSummary, 'status' | 'deadline'>;

/** An application not filed, or withdrawn, whose deadline has passed; it waits for nobody. */
export const isMissed = ({ status, deadline }: Facts, now: Date): boolean =>
  (status === 'draft' || status === 'withdrawn') && deadline !== null && isOver(deadline, now);

/** Nobody has to act any more, so no days are counted and no handler is shown. */
export const isSettled = (facts: Facts, now: Date): boolean =>
  TERMINAL.includes(facts.status) || isMissed(facts, now);

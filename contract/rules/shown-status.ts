import type { ApplicationSummary } from '@contract/apply';
import { STATUS_LABELS } from './status-labels';

export type StatusFacts = Pick<ApplicationSummary, 'status' | 'handler' | 'deadline' | 'condition'>;

/** A stage's result that came back: its leader's turn, and the only one of a stage without a date. */
export const isResultReturned = ({ status, handler, deadline }: StatusFacts): boolean =>
  (status === 'stage_one' || status === 'stage_two') && handler?.role === 'applicant' && deadline === null;

/** It waits for its leader's certification, whatever its status. */
export const isConditional = (facts: StatusFacts): boolean =>
  facts.condition !== null && !isResultReturned(facts);

/** What a list on the screen shows as the status, for the tables that are written from it. */
export const shownStatus = (facts: StatusFacts): string => {
  if (isResultReturned(facts)) return '退回补正';
  const status = STATUS_LABELS[facts.status];
  return isConditional(facts) ? `${status}（待认证）` : status;
};

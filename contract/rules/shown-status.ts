import type { ApplicationSummary } from '@contract/apply';
import { STATUS_LABELS } from './status-labels';

export type StatusFacts = Pick<ApplicationSummary, 'status' | 'handler' | 'deadline' | 'condition'>;

/** A stage result was returned: the leader has to act, and it is the only situation of a stage without a date. */
export const isResultReturned = ({ status, handler, deadline }: StatusFacts): boolean =>
  (status === 'stage_one' || status === 'stage_two') && handler?.role === 'applicant' && deadline === null;

/** It waits for its leader's certification, whatever its status. */
export const isConditional = (facts: StatusFacts): boolean =>
  facts.condition !== null && !isResultReturned(facts);

/** The status as shown in lists on the page, for exported tables. */
export const shownStatus = (facts: StatusFacts): string => {
  if (isResultReturned(facts)) return '退回补正';
  const status = STATUS_LABELS[facts.status];
  return isConditional(facts) ? `${status}（待认证）` : status;
};

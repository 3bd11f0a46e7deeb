import type { ApplicationSummary } from '@contract/apply';
import { StatusTag } from './StatusTag';

type Facts = Pick<ApplicationSummary, 'status' | 'handler' | 'deadline'>;

/** A stage's result that came back: its leader's turn, and the only one of a stage without a date. */
const isResultReturned = ({ status, handler, deadline }: Facts): boolean =>
  (status === 'stage_one' || status === 'stage_two') && handler?.role === 'applicant' && deadline === null;

/** Where an application stands. A returned result of a stage says so in lists and heads as well, not only inside. */
export function ApplicationTag({ application }: { application: Facts }) {
  return isResultReturned(application) ? (
    <StatusTag kind="result" status="returned" />
  ) : (
    <StatusTag status={application.status} />
  );
}

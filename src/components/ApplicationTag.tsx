import type { ApplicationSummary } from '@contract/apply';
import { useText } from '@/i18n/useText';
import styles from './ApplicationTag.module.css';
import { StatusTag } from './StatusTag';
import { Tag } from './Tag';

type Facts = Pick<ApplicationSummary, 'status' | 'handler' | 'deadline' | 'condition'>;

/** A stage's result that came back: its leader's turn, and the only one of a stage without a date. */
const isResultReturned = ({ status, handler, deadline }: Facts): boolean =>
  (status === 'stage_one' || status === 'stage_two') && handler?.role === 'applicant' && deadline === null;

/**
 * Where an application stands. A returned result of a stage says so in lists and heads as well, not
 * only inside; so does what waits for its leader's certification.
 */
export function ApplicationTag({ application }: { application: Facts }) {
  const t = useText();
  if (isResultReturned(application)) return <StatusTag kind="result" status="returned" />;
  const status = <StatusTag status={application.status} />;
  if (application.condition === null) return status;
  return (
    <span className={styles.pair}>
      {status}
      <Tag tone="warning" icon="clock">
        {t('application.condition.open.label')}
      </Tag>
    </span>
  );
}

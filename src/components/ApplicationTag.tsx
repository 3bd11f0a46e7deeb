import { isConditional, isResultReturned, type StatusFacts } from '@contract/rules/shown-status';
import { useText } from '@/i18n/useText';
import styles from './ApplicationTag.module.css';
import { StatusTag } from './StatusTag';
import { Tag } from './Tag';

/**
 * The status of an application. In lists and page heads too it says when a stage result was returned, or when the
 * application waits for its leader's certification.
 */
export function ApplicationTag({ application }: { application: StatusFacts }) {
  const t = useText();
  if (isResultReturned(application)) return <StatusTag kind="result" status="returned" />;
  const status = <StatusTag status={application.status} />;
  if (!isConditional(application)) return status;
  return (
    <span className={styles.pair}>
      {status}
      <Tag tone="warning" icon="clock">
        {t('application.condition.open.label')}
      </Tag>
    </span>
  );
}

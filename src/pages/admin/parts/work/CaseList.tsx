import type { Key } from 'react';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import styles from './CaseList.module.css';
import type { Outcome } from './row-work';

interface Props {
  cases: readonly { key: Key; name: string; offered: boolean; outcome: Outcome | null }[];
}

/** The rows of one decision, each with whether it takes part and how it ended. */
export function CaseList({ cases }: Props) {
  const t = useText();
  return (
    <ul className={styles.cases}>
      {cases.map(({ key, name, offered, outcome }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          {outcome?.done && (
            <Tag tone="success" icon="check">
              {t('admin.batch.done.label')}
            </Tag>
          )}
          {!offered && (
            <Tag tone="neutral" icon="stop">
              {t('admin.batch.passed.label')}
            </Tag>
          )}
          {outcome?.done === false && (
            <>
              <Tag tone="error" icon="cross">
                {t('admin.batch.refused.label')}
              </Tag>
              <p className={styles.why}>{outcome.why}</p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

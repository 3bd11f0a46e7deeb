import type { Key } from 'react';
import { Tag } from '@/components/Tag';
import { useText } from '@/i18n/useText';
import { scrollStop } from '@/utils/scroll-stop';
import styles from './BatchCases.module.css';
import type { Outcome } from './row-work';

interface Props {
  /** `why` is what prevents the decision for a row; null if it takes part. `follows` is a further consequence. */
  cases: readonly {
    key: Key;
    name: string;
    why: string | null;
    follows: string | null;
    outcome: Outcome | null;
  }[];
}

/** The rows of a batch decision: whether each takes part, and its result. */
export function BatchCases({ cases }: Props) {
  const t = useText();
  return (
    <ul ref={scrollStop} className={styles.cases}>
      {cases.map(({ key, name, why, follows, outcome }) => (
        <li key={key}>
          <span className={styles.name}>{name}</span>
          {follows !== null && outcome === null && <p className={styles.kept}>{follows}</p>}
          {outcome?.done && (
            <Tag tone="success" icon="check">
              {t('admin.batch.done.label')}
            </Tag>
          )}
          {why !== null && (
            <>
              <Tag tone="neutral" icon="stop">
                {t('admin.batch.passed.label')}
              </Tag>
              <p className={styles.kept}>{why}</p>
            </>
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

import type { Achievement } from '@contract/achievement';
import { ReadingPart } from '@/components/reading/ReadingPart';
import { useText } from '@/i18n/useText';
import styles from './detail.module.css';

/** The intellectual property rights that protect the achievement. */
export function RightsPart({ rights }: { rights: Achievement['ips'] }) {
  const t = useText();
  return (
    <ReadingPart title={t('achi.detail.ips.title')}>
      <ul className={styles.list}>
        {rights.map(({ kind, number, title }) => (
          <li key={number}>
            <span className={styles.meta}>{t(`achi.ip.${kind}.label`)}</span> {title}{' '}
            <bdi className={styles.number}>{number}</bdi>
          </li>
        ))}
      </ul>
    </ReadingPart>
  );
}

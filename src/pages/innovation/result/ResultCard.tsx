import type { PublicResultRow } from '@contract/result';
import { Anchor } from '@/components/Anchor';
import { useText } from '@/i18n/useText';
import { formatDate } from '@/utils/format-time';
import styles from './index.module.css';

/** One passed stage: what came out, and how many of its figures were reached. */
export function ResultCard({ row }: { row: PublicResultRow }) {
  const t = useText();
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <span>{t(`result.milestone.${row.milestone}.label`)}</span>
        <span>{row.categoryName}</span>
        <bdi>{row.no}</bdi>
      </p>
      <h2 className={styles.title}>
        <Anchor to={`/innovation/result/${row.applicationId}`}>{row.title}</Anchor>
      </h2>
      <p className={styles.summary}>{row.summary}</p>
      <p className={styles.meta}>
        <span>{row.unitName}</span>
        {row.indicators > 0 && (
          <span>{t('result.list.reached.label', { n: row.reached, all: row.indicators })}</span>
        )}
        <span>{t('result.list.passed.label', { date: formatDate(row.passTime) })}</span>
      </p>
    </article>
  );
}

import type { AchievementRow } from '@contract/achievement';
import { Anchor } from '@/components/Anchor';
import { LevelRule } from '@/components/LevelRule';
import { useText } from '@/i18n/useText';
import styles from './index.module.css';

/** One achievement of the gallery: what it is, how far it has come, whose it is. */
export function AchievementCard({ row }: { row: AchievementRow }) {
  const t = useText();
  return (
    <article className={styles.card}>
      <p className={styles.meta}>
        <span>{t(`demand.field.${row.field}.label`)}</span>
        <span>{t(`achi.type.${row.type}.label`)}</span>
      </p>
      <h2 className={styles.title}>
        <Anchor to={`/achi/detail/${row.id}`}>{row.title}</Anchor>
      </h2>
      <p className={styles.summary}>{row.summary}</p>
      <div className={styles.foot}>
        <LevelRule level={row.maturity} />
        <p className={styles.meta}>
          <span>{row.unitName}</span>
          <span>{t(`achi.transfer.${row.transfer}.label`)}</span>
          {row.ipCount > 0 && <span>{t('achi.card.ips.label', { n: row.ipCount })}</span>}
        </p>
      </div>
    </article>
  );
}

import type { AchievementRow } from '@contract/achievement';
import { Anchor } from '@/components/Anchor';
import { LevelRule } from '@/components/LevelRule';
import { useText } from '@/i18n/useText';
import styles from './DemandBlock.module.css';
import { type Fault, HomeSection } from './HomeSection';

interface Props {
  rows: readonly AchievementRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/achi';

/** The newest achievements. */
export function AchievementBlock({ rows, fault }: Props) {
  const t = useText();
  return (
    <HomeSection
      title={t('home.achievement.self.title')}
      all={{ to: LIST, text: t('home.achievement.all.action') }}
      rows={rows}
      fault={fault}
      empty={t('home.achievement.none.empty')}
    >
      <ul className={styles.list}>
        {rows?.map((row) => (
          <li key={row.id} className={styles.row}>
            <p className={styles.meta}>
              {t(`demand.field.${row.field}.label`)}　{row.unitName}
            </p>
            <h3>
              <Anchor to={`${LIST}/detail/${row.id}`}>{row.title}</Anchor>
            </h3>
            <p className={styles.terms}>
              <LevelRule level={row.maturity} />
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

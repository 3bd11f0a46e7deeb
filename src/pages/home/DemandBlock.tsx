import type { DemandRow } from '@contract/demand';
import { Anchor } from '@/components/Anchor';
import { DemandBudget } from '@/components/DemandBudget';
import { useDaysLeft } from '@/components/useDaysLeft';
import { useText } from '@/i18n/useText';
import styles from './DemandBlock.module.css';
import { type Fault, HomeSection } from './HomeSection';

interface Props {
  rows: readonly DemandRow[] | undefined;
  fault: Fault | undefined;
}

const LIST = '/demand';

/** The demands that end first. */
export function DemandBlock({ rows, fault }: Props) {
  const t = useText();
  const left = useDaysLeft();
  const all = { to: LIST, text: t('home.demand.all.action') };
  return (
    <HomeSection
      title={t('home.demand.self.title')}
      all={all}
      rows={rows}
      fault={fault}
      empty={t('home.demand.none.empty')}
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
              <DemandBudget min={row.budgetMin} max={row.budgetMax} />
              <span className={styles.meta}>{left(row.daysLeft)}</span>
            </p>
          </li>
        ))}
      </ul>
    </HomeSection>
  );
}

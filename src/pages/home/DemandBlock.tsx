import type { DemandRow } from '@contract/demand';
import { DemandBudget } from '@/components/DemandBudget';
import { useDaysLeft } from '@/components/useDaysLeft';
import { useText } from '@/i18n/useText';
import { demandCover } from '@/utils/chosen-cover';
import { type Fault, HomeSection } from './HomeSection';
import { RecordList } from './RecordList';
import styles from './RecordList.module.css';

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
      <RecordList
        kind="demand"
        rows={rows}
        detail={`${LIST}/detail`}
        chosen={demandCover}
        terms={({ budgetMin, budgetMax, daysLeft }) => (
          <>
            <DemandBudget min={budgetMin} max={budgetMax} />
            <span className={styles.meta}>{left(daysLeft)}</span>
          </>
        )}
      />
    </HomeSection>
  );
}

import type { Demand } from '@contract/demand';
import { DemandBudget } from '@/components/DemandBudget';
import { useText } from '@/i18n/useText';
import { formatDate } from '@/utils/format-time';
import styles from './index.module.css';

/** Budget, dates and way of working, at a glance. */
export function DemandFacts({ demand }: { demand: Demand }) {
  const t = useText();
  const facts = [
    [
      t('demand.detail.budget.label'),
      <DemandBudget key="budget" min={demand.budgetMin} max={demand.budgetMax} />,
    ],
    [t('demand.detail.expected.label'), demand.expectedBy],
    [t('demand.detail.until.label'), formatDate(demand.deadline)],
    [t('demand.detail.cooperation.label'), demand.cooperation],
  ] as const;
  return (
    <dl className={styles.facts} aria-label={t('demand.detail.facts.label')}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

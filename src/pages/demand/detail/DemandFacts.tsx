import type { Demand } from '@contract/demand';
import type { ReactNode } from 'react';
import { DemandBudget } from '@/components/DemandBudget';
import { FactRow } from '@/components/reading/FactRow';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

/** Budget, dates and way of working, at a glance. */
export function DemandFacts({ demand }: { demand: Demand }) {
  const t = useText();
  const time = useTimeText();
  const facts = [
    [
      t('demand.detail.budget.label'),
      <DemandBudget key="budget" min={demand.budgetMin} max={demand.budgetMax} />,
    ],
    [t('demand.detail.expected.label'), time.written(demand.expectedBy)],
    [t('demand.detail.until.label'), time.date(demand.deadline)],
    [t('demand.detail.cooperation.label'), demand.cooperation],
  ] satisfies [string, ReactNode][];
  return <FactRow weighty label={t('demand.detail.facts.label')} facts={facts} />;
}

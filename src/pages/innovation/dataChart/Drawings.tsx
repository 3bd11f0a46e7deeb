import type { Period } from '@contract/period';
import { history } from '@umijs/max';
import { ChartPair } from '@/components/chart/ChartPair';
import { useText } from '@/i18n/useText';
import { type ChartChoice, chartAddress } from './chart-address';
import { HistoryChart } from './HistoryChart';
import { PeopleChart } from './PeopleChart';
import { TypeChart } from './TypeChart';

interface Props {
  choice: ChartChoice;
  /** Periods that have started. */
  periods: readonly Period[];
  period: Period | undefined;
  tableFirst: boolean;
}

/** The chart that the address asks for, or all of them. */
export function Drawings({ choice: { chart, ext, split }, periods, period, tableFirst }: Props) {
  const all = useText()('chart.period.all.label');
  const stampWith = (scope: string) => (at: number) => ({ scope: [scope], at });
  const shared = { tableFirst, alone: chart !== undefined };
  const ofPeriod = {
    ...shared,
    periods,
    period,
    stampOf: stampWith(period?.name ?? all),
    addressOf: (name: NonNullable<typeof chart>) =>
      chartAddress({ chart: name, period: period?.id, ext, split }),
  };
  const pick = (name: string): void => {
    const picked = periods.find((candidate) => candidate.name === name);
    if (picked) history.push(chartAddress({ period: picked.id, ext, split }));
  };
  const drawings = {
    type: <TypeChart {...ofPeriod} />,
    people: (
      <PeopleChart
        {...ofPeriod}
        ext={ext}
        split={split}
        linkTo={(next) => chartAddress({ chart, period: period?.id, ...next })}
      />
    ),
    history: (
      <HistoryChart
        {...shared}
        stampOf={stampWith(all)}
        addressOf={(name) => chartAddress({ chart: name, ext: 'nature' })}
        onPick={pick}
      />
    ),
  };
  if (chart) return drawings[chart];
  return (
    <>
      <ChartPair>
        {drawings.type}
        {drawings.people}
      </ChartPair>
      {drawings.history}
    </>
  );
}

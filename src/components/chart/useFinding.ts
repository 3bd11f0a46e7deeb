import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { ChartFigures } from './chart-option';
import { changeOf, findingOf } from './finding';
import { type Counted, useFewWord } from './useFewWord';

interface Options {
  /** What is counted. */
  of: Counted;
  /** The figures are a part of all (the first ten, those with a level): their sum says nothing. */
  part?: boolean;
}

const changeId = (change: number, of: Counted) => {
  if (change === 0) return 'chart.same.self.label' as const;
  return change > 0 ? (`chart.more.${of}.label` as const) : (`chart.fewer.${of}.label` as const);
};

/** What the figures say, in one sentence: the sum, who leads (ties named as ties), and that small ones are hidden. */
export function useFinding() {
  const t = useText();
  const join = useList();
  const few = useFewWord();
  return (figures: ChartFigures, { of, part = false }: Options): string => {
    const { total, leaders, hidden } = findingOf(figures);
    const change = changeOf(figures);
    const said: string[] = [];
    if (total !== null && !part) said.push(t(`chart.total.${of}.label`, { total }));
    if (leaders)
      said.push(
        t(leaders.names.length > 1 ? `chart.tie.${of}.label` : `chart.leader.${of}.label`, {
          names: join(leaders.names),
          value: leaders.value,
        }),
      );
    if (change !== null && !part)
      said.push(t(changeId(change, of), { period: figures.series[1]?.name ?? '', change: Math.abs(change) }));
    if (hidden) said.push(t('chart.few.finding.label', { few: few(of) }));
    return join(said, 'sentences');
  };
}

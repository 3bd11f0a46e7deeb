import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { ChartFigures } from './chart-option';
import { findingOf } from './finding';

interface Options {
  /** What is counted. */
  of: 'items' | 'people';
  /** The figures are a part of all (the first ten, those with a level): their sum says nothing. */
  part?: boolean;
}

/** What the figures say, in one sentence: the sum, who leads (ties named as ties), and that small ones are hidden. */
export function useFinding() {
  const t = useText();
  const join = useList();
  return (figures: ChartFigures, { of, part = false }: Options): string => {
    const { total, leaders, hidden } = findingOf(figures);
    const said: string[] = [];
    if (total !== null && !part) said.push(t(`chart.total.${of}.label`, { total }));
    if (leaders)
      said.push(
        t(leaders.names.length > 1 ? `chart.tie.${of}.label` : `chart.leader.${of}.label`, {
          names: join(leaders.names),
          value: leaders.value,
        }),
      );
    if (hidden) said.push(t('chart.few.finding.label'));
    return join(said, 'sentences');
  };
}

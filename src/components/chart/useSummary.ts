import { CHART_SMALLEST } from '@contract/limits';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { sentenceCase } from '@contract/rules/sentence-case';
import { useIntl } from '@umijs/max';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import type { ChartView } from './ChartTools';
import type { ChartFigures } from './chart-option';
import { changeOf, summaryOf } from './summary';

/** What is counted. */
export type Counted = 'items' | 'people';

interface Options {
  of: Counted;
  /** The figures are a part of all (the first ten, those with a level): their sum says nothing. */
  part?: boolean;
  /** How a sentence names a category. */
  spoken?: (name: string) => string;
  /** Whether the figures are shown as a chart or as a table. */
  view: ChartView;
}

const asNamed = (name: string): string => name;

const changeId = (change: number, of: Counted) => {
  if (change === 0) return 'chart.same.self.label' as const;
  return change > 0 ? (`chart.more.${of}.label` as const) : (`chart.fewer.${of}.label` as const);
};

/** What the figures say, in one sentence: the sum, who leads (ties named as ties), and that some are hidden. */
export function useSummary() {
  const t = useText();
  const say = useWords();
  const join = useList();
  const { locale } = useIntl();
  const why = (view: ChartView): string[] => [
    say(CHART_WORDS.word('hiddenWhy', { smallest: CHART_SMALLEST })),
    ...(view === 'chart' ? [t('chart.hidden.drawn.label')] : []),
  ];
  return (figures: ChartFigures, { of, part = false, spoken = asNamed, view }: Options): string => {
    const { total, leaders, hidden } = summaryOf(figures);
    const change = changeOf(figures);
    const said: string[] = [];
    if (total !== null && !part) said.push(t(`chart.total.${of}.label`, { total }));
    if (leaders)
      said.push(
        t(leaders.names.length > 1 ? `chart.tie.${of}.label` : `chart.leader.${of}.label`, {
          names: join(leaders.names.map(spoken)),
          value: leaders.value,
        }),
      );
    if (change !== null && !part)
      said.push(t(changeId(change, of), { period: figures.series[1]?.name ?? '', change: Math.abs(change) }));
    if (hidden) said.push(...why(view));
    return sentenceCase(join(said, 'sentences'), locale);
  };
}

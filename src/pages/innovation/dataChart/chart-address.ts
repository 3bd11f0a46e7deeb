import { APPLICATION_CHARTS, type ApplicationChart } from '@contract/chart-choices';
import { CHART_ATTRIBUTES, CHART_SPLITS, type ChartAttribute, type ChartSplit } from '@contract/enums';
import { idInAddress } from '@contract/rules/number-in-address';

/** What the address of the page says. */
export interface ChartChoice {
  /** One chart alone; undefined: all of them. */
  chart?: ApplicationChart | undefined;
  period?: number | undefined;
  ext: ChartAttribute;
  /** The second attribute by which each one is divided. */
  split?: ChartSplit | undefined;
}

const PATH = '/innovation/dataChart';

export const chartAddress = ({ chart, period, ext, split }: ChartChoice): string => {
  const query = new URLSearchParams();
  if (chart) query.set('chart', chart);
  if (period !== undefined) query.set('period', String(period));
  if (ext !== 'nature') query.set('ext', ext);
  if (split) query.set('split', split);
  return query.size > 0 ? `${PATH}?${query}` : PATH;
};

export const readChoice = (query: URLSearchParams): ChartChoice => ({
  chart: APPLICATION_CHARTS.find((name) => name === query.get('chart')),
  period: idInAddress(query.get('period')) || undefined,
  ext: CHART_ATTRIBUTES.find((name) => name === query.get('ext')) ?? 'nature',
  split: CHART_SPLITS.find((name) => name === query.get('split')),
});

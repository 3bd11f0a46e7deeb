import type { ApplicationChart } from '@contract/chart-choices';
import type { ChartAttribute } from '@contract/enums';
import type { Period } from '@contract/period';
import type { ChartStamp } from '@/components/chart/chart-data';

/** What every chart of the page is given. */
export interface ChartProps {
  /** Undefined: all periods. */
  period: Period | undefined;
  /** Filter and moment, for the chart and the names of its files. */
  stampOf: (at: number) => ChartStamp;
  /** On phones the table comes first. */
  tableFirst: boolean;
  /** The page shows this chart only. */
  alone: boolean;
  /** The chart alone, with the filters now chosen. */
  addressOf: (chart: ApplicationChart, ext?: ChartAttribute) => string;
}

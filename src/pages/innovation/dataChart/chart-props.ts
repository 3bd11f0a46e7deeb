import type { ApplicationChart } from '@contract/chart-choices';
import type { ChartAttribute } from '@contract/enums';
import type { Period } from '@contract/period';
import type { ChartStamp } from '@/components/chart/chart-data';

/** Props shared by all charts of the page. */
export interface ChartProps {
  /** Undefined: all periods. */
  period: Period | undefined;
  /** Scope and time of the data, shown with the chart and used in the names of its files. */
  stampOf: (at: number) => ChartStamp;
  /** On phones the table comes first. */
  tableFirst: boolean;
  /** The page shows this chart only. */
  alone: boolean;
  /** Address that shows the chart alone, with the current filters. */
  addressOf: (chart: ApplicationChart, ext?: ChartAttribute) => string;
}

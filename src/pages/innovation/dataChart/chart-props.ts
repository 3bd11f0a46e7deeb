/** What every chart of the page is given. */
export interface ChartProps {
  /** Undefined: all periods. */
  periodId: number | undefined;
  /** Filter and time, for the names of files. */
  stamp: string;
  /** On phones the table comes first. */
  tableFirst: boolean;
}

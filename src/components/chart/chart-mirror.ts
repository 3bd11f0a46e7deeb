import { isolate } from '@/utils/isolate';

interface AxisOf<Type, Written> {
  type: Type;
  position?: string;
  inverse?: boolean;
  axisLabel: { fontSize: number; formatter?: (written: Written) => string };
}
type Axis = AxisOf<'category', string> | AxisOf<'value', number>;

/** The parts of a chart option that have a left and a right. */
export interface Drawing {
  grid: { left: number; right: number };
  xAxis: Axis;
  yAxis: Axis;
  series: readonly { name: string; label: { position: string } }[];
  legend?: object | undefined;
  tooltip: object;
}

/** Isolates each line of a name, so that figures and brackets in it keep their order. */
const apart = (name: string): string => name.split('\n').map(isolate).join('\n');

const axisOf = (axis: Axis): Axis => {
  if (axis.type !== 'category') return axis;
  const { formatter = String } = axis.axisLabel;
  return { ...axis, axisLabel: { ...axis.axisLabel, formatter: (name: string) => apart(formatter(name)) } };
};

/** The same chart for right-to-left readers: names at the right, bars and years run to the left. */
export const mirrored = ({ grid, xAxis, yAxis, series, legend, tooltip, ...rest }: Drawing): Drawing => ({
  ...rest,
  grid: { ...grid, left: grid.right, right: grid.left },
  xAxis: { ...axisOf(xAxis), inverse: true },
  yAxis: { ...axisOf(yAxis), position: 'right' },
  series: series.map((one) => ({
    ...one,
    label: { ...one.label, position: one.label.position === 'right' ? 'left' : one.label.position },
  })),
  ...(legend && {
    legend: {
      ...legend,
      align: 'right',
      data: series.map(({ name }) => name).reverse(),
      formatter: apart,
    },
  }),
  tooltip: { ...tooltip, extraCssText: 'direction:rtl;text-align:start' },
});

import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';

// Only the parts that are drawn: the whole library would be half as large again. Without AriaComponent, `aria` is mute.
register([BarChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface Props {
  option: object;
  height: number;
  /** Name of the bar or the segment that was pressed. */
  onPick?: (name: string) => void;
}

/** The drawing itself; loaded on demand, because nothing else of the site needs it. */
export default function EChart({ option, height, onPick }: Props) {
  return (
    // A drawing is laid out from the left, mirrored or not: start and end of its texts must not change sides.
    <div dir="ltr">
      <ReactECharts
        echarts={{ dispose, getInstanceByDom, init }}
        option={option}
        notMerge
        opts={{ renderer: 'svg' }}
        style={{ height }}
        onEvents={onPick ? { click: ({ name }: { name: string }) => onPick(name) } : {}}
      />
    </div>
  );
}

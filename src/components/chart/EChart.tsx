import { BarChart } from 'echarts/charts';
import { AriaComponent, GridComponent, LegendComponent, TooltipComponent } from 'echarts/components';
import { dispose, getInstanceByDom, init, use as register } from 'echarts/core';
import { SVGRenderer } from 'echarts/renderers';
import ReactECharts from 'echarts-for-react/esm/core';
import { useLayoutEffect, useRef } from 'react';

// Only the parts that are drawn: the whole library would be half as large again. Without AriaComponent, `aria` is mute.
register([BarChart, AriaComponent, GridComponent, LegendComponent, TooltipComponent, SVGRenderer]);

interface Props {
  option: object;
  height: number;
  /** Drawn for paper: without animation and tooltip, no wider than the text. */
  printing: boolean;
  /** Name of the bar or the segment that was pressed. */
  onPick?: (name: string) => void;
}

/** Between the margins of an A4 sheet and the page's own (src/theme/print.css). */
const PAPER_PX = 652;

/** The drawing itself; loaded on demand, because nothing else of the site needs it. */
export default function EChart({ option, height, printing, onPick }: Props) {
  const chart = useRef<ReactECharts>(null);
  const wasPrinting = useRef(false);
  // Runs once the option for paper has been set. Resizing also ends a running animation.
  useLayoutEffect(() => {
    if (printing === wasPrinting.current) return;
    wasPrinting.current = printing;
    const drawn = chart.current?.getEchartsInstance();
    drawn?.resize({ width: printing ? Math.min(drawn.getWidth(), PAPER_PX) : 'auto' });
    drawn?.getZr().flush();
  }, [printing]);
  return (
    // A chart is laid out from the left even when mirrored: the start and end of its texts must not change sides.
    <div dir="ltr">
      <ReactECharts
        ref={chart}
        echarts={{ dispose, getInstanceByDom, init }}
        option={printing ? { ...option, animation: false, tooltip: { show: false } } : option}
        notMerge
        opts={{ renderer: 'svg' }}
        style={{ height }}
        onEvents={onPick ? { click: ({ name }: { name: string }) => onPick(name) } : {}}
      />
    </div>
  );
}

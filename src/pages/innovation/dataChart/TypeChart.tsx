import type { Period } from '@contract/period';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { barHeight } from '@/components/chart/bar-height';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption } from '@/components/chart/chart-option';
import { useEmbedLook } from '@/components/chart/useEmbedLook';
import { useWords } from '@/i18n/useWords';
import { countByType } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { countFigures } from './figures';
import { useCounts } from './useCounts';

/** 哪些类别申报最多. */
export function TypeChart(props: ChartProps & { periods: readonly Period[] }) {
  const { period, periods, stampOf, addressOf, ...rest } = props;
  const say = useWords();
  const look = useEmbedLook();
  const load = useCounts((_all, periodId: number | undefined) => countByType(periodId), {
    period,
    periods,
    what: null,
  });
  const value = say(CHART_WORDS.word('applications'));
  return (
    <ChartBlock load={load}>
      {({ counts, period: counted, before, at }) => {
        const series = before && counted ? counted.name : value;
        const figures = countFigures(counts, { series, label: (name) => name, before });
        return (
          <ChartFrame
            {...rest}
            title={say(CHART_WORDS.word('typeTitle'))}
            of="items"
            meaning={say(CHART_WORDS.word('typeMeaning'))}
            figures={figures}
            columns={{ name: say(CHART_WORDS.word('typeName')), value }}
            option={barsOption}
            height={barHeight(figures)}
            stamp={stampOf(at)}
            address={addressOf('type')}
            embed={{ chart: 'type', ...look, periodId: counted?.id }}
          />
        );
      }}
    </ChartBlock>
  );
}

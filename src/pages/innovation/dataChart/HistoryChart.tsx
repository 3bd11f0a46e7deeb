import { ChartFrame } from '@/components/chart/ChartFrame';
import { columnsOption } from '@/components/chart/chart-option';
import { useFinding } from '@/components/chart/useFinding';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { countByPeriod } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { periodFigures } from './figures';

const HEIGHT_PX = 360;

interface Props extends Omit<ChartProps, 'periodId'> {
  /** A column was pressed: the page shows that period alone. */
  onPick: (period: string) => void;
}

/** 各批次的申报构成: stacked columns, categories in fixed order. */
export function HistoryChart({ stamp, tableFirst, onPick }: Props) {
  const t = useText();
  const say = useFinding();
  const load = useLoad(countByPeriod);
  return (
    <ChartBlock load={load}>
      {(counts) => {
        const figures = periodFigures(counts);
        return (
          <ChartFrame
            title={t('chart.history.self.title')}
            finding={say(figures, { of: 'items' })}
            meaning={t('chart.history.meaning.label')}
            figures={figures}
            columns={{ name: t('chart.history.name.column'), value: t('chart.type.value.column') }}
            option={columnsOption}
            height={HEIGHT_PX}
            stamp={stamp}
            tableFirst={tableFirst}
            onPick={onPick}
          />
        );
      }}
    </ChartBlock>
  );
}

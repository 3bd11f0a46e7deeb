import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption } from '@/components/chart/chart-option';
import { useFinding } from '@/components/chart/useFinding';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { countByType } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { countFigures } from './figures';

const ROW_PX = 44;

/** 哪些类别申报最多. */
export function TypeChart({ periodId, stamp, tableFirst }: ChartProps) {
  const t = useText();
  const say = useFinding();
  const load = useLoad(() => countByType(periodId), { refreshDeps: [periodId] });
  return (
    <ChartBlock load={load}>
      {(counts) => {
        const figures = countFigures(counts, t('chart.type.value.column'), (name) => name);
        return (
          <ChartFrame
            title={t('chart.type.self.title')}
            finding={say(figures, { of: 'items' })}
            meaning={t('chart.type.meaning.label')}
            figures={figures}
            columns={{ name: t('chart.type.name.column'), value: t('chart.type.value.column') }}
            option={barsOption}
            height={figures.categories.length * ROW_PX + 48}
            stamp={stamp}
            tableFirst={tableFirst}
          />
        );
      }}
    </ChartBlock>
  );
}

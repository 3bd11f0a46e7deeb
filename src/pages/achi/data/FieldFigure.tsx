import type { AchievementFigures } from '@contract/achievement';
import { fieldChartAxes } from '@contract/chart-choices';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { columnsOption } from '@/components/chart/chart-option';
import { useText } from '@/i18n/useText';
import { countedAddress, figureQuery } from './figure-query';
import { HeatTable } from './HeatTable';
import type { FigureFrame } from './useFigureFrame';

const HEIGHT_PX = 380;

interface Props {
  frame: FigureFrame;
  cells: AchievementFigures['byFieldAndType'];
  search: URLSearchParams;
}

/** 领域 × 类型: a chart with one coloured series per type, or a tinted table, which shows more detail. */
export function FieldFigure({ frame, cells, search }: Props) {
  const t = useText();
  const { fields, types } = fieldChartAxes(figureQuery(search));
  const rows = fields.map((key) => ({ key, label: t(`demand.field.${key}.label`) }));
  const columns = types.map((key) => ({ key, label: t(`achi.type.${key}.label`) }));
  const countOf = (field: string, type: string): number =>
    cells.find((cell) => cell.field === field && cell.type === type)?.value ?? 0;
  return (
    <ChartFrame
      {...frame}
      tableFirst
      figures={{
        categories: rows.map(({ label }) => label),
        series: columns.map(({ key, label }) => ({
          name: label,
          values: rows.map((row) => countOf(row.key, key)),
        })),
      }}
      option={columnsOption}
      height={HEIGHT_PX}
      table={
        <HeatTable
          title={frame.title}
          name={frame.columns.name}
          rows={rows}
          columns={columns}
          cells={cells}
          linkOf={(field, type) => countedAddress(search, { field, type })}
        />
      }
    />
  );
}

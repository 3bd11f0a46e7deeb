import type { AchievementFigures } from '@contract/achievement';
import { ACHIEVEMENT_TYPES } from '@contract/achievement-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { history } from '@umijs/max';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption, type ChartFigures, columnsOption } from '@/components/chart/chart-option';
import { useText } from '@/i18n/useText';
import { formatDateTime } from '@/utils/format-time';
import { HeatTable } from './HeatTable';

const ROW_PX = 44;

const single = (name: string, rows: readonly { name: string; value: number }[]): ChartFigures => ({
  categories: rows.map((row) => row.name),
  series: [{ name, values: rows.map(({ value }) => value) }],
});

const largest = (rows: readonly { name: string; value: number }[]) =>
  rows.reduce((best, row) => (row.value > best.value ? row : best), { name: '', value: 0 });

/** The four pictures of the achievements (req:ui-achievement-charts). */
export function Figures({ data, tableFirst }: { data: AchievementFigures; tableFirst: boolean }) {
  const t = useText();
  const count = t('achi.data.count.column');
  const stamp = formatDateTime(Date.now());
  const maturity = data.byMaturity.map(({ maturity: level, value }) => ({
    name: t('achi.data.level.label', { level }),
    value,
  }));
  const total = data.byYear.reduce((sum, { value }) => sum + value, 0);
  const frame = { stamp, tableFirst };
  return (
    <>
      <ChartFrame
        {...frame}
        title={t('achi.data.year.title')}
        finding={t('achi.data.year.label', { total, ...largest(data.byYear) })}
        figures={single(count, data.byYear)}
        columns={{ name: t('achi.data.year.column'), value: count }}
        option={columnsOption}
        height={320}
        onPick={(year) => history.push(`/achi?year=${year}`)}
      />
      <HeatTable
        title={t('achi.data.heat.title')}
        rows={TECH_FIELDS.map((field) => ({ key: field, label: t(`demand.field.${field}.label`) }))}
        columns={ACHIEVEMENT_TYPES.map((type) => ({ key: type, label: t(`achi.type.${type}.label`) }))}
        cells={data.byFieldAndType}
      />
      <ChartFrame
        {...frame}
        title={t('achi.data.maturity.title')}
        finding={t('achi.data.maturity.label', { ...largest(maturity) })}
        figures={single(count, maturity)}
        columns={{ name: t('achi.detail.maturity.label'), value: count }}
        option={barsOption}
        height={maturity.length * ROW_PX + 48}
      />
      <ChartFrame
        {...frame}
        title={t('achi.data.unit.title')}
        finding={t('achi.data.unit.label', { ...largest(data.byUnit) })}
        figures={single(count, data.byUnit)}
        columns={{ name: t('achi.field.unitName.label'), value: count }}
        option={barsOption}
        height={data.byUnit.length * ROW_PX + 48}
        onPick={(unit) => history.push(`/achi?unit=${encodeURIComponent(unit)}`)}
      />
    </>
  );
}

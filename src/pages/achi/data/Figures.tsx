import type { AchievementFigures } from '@contract/achievement';
import { ACHIEVEMENT_TYPES } from '@contract/achievement-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { history } from '@umijs/max';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { ChartPair } from '@/components/chart/ChartPair';
import { barsOption, type ChartFigures, columnsOption } from '@/components/chart/chart-option';
import { useFinding } from '@/components/chart/useFinding';
import { useText } from '@/i18n/useText';
import { formatDateTime } from '@/utils/format-time';
import { HeatTable } from './HeatTable';

const ROW_PX = 44;

const single = (name: string, rows: readonly { name: string; value: number }[]): ChartFigures => ({
  categories: rows.map((row) => row.name),
  series: [{ name, values: rows.map(({ value }) => value) }],
});

/** The four pictures of the achievements (req:ui-achievement-charts). */
export function Figures({ data, tableFirst }: { data: AchievementFigures; tableFirst: boolean }) {
  const t = useText();
  const say = useFinding();
  const count = t('achi.data.count.column');
  const stamp = formatDateTime(Date.now());
  const maturity = data.byMaturity.map(({ maturity: level, value }) => ({
    name: t('achi.data.level.label', { level }),
    value,
  }));
  const years = single(count, data.byYear);
  const levels = single(count, maturity);
  const units = single(count, data.byUnit);
  const frame = { stamp, tableFirst, meaning: t('achi.data.meaning.label') };
  return (
    <>
      <ChartPair>
        <ChartFrame
          {...frame}
          title={t('achi.data.year.title')}
          finding={say(years, { of: 'items' })}
          figures={years}
          columns={{ name: t('achi.data.year.column'), value: count }}
          option={columnsOption}
          height={320}
          onPick={(year) => history.push(`/achi?year=${year}`)}
        />
        <ChartFrame
          {...frame}
          title={t('achi.data.maturity.title')}
          finding={say(levels, { of: 'items', part: true })}
          figures={levels}
          columns={{ name: t('achi.detail.maturity.label'), value: count }}
          option={barsOption}
          height={maturity.length * ROW_PX + 48}
        />
      </ChartPair>
      <ChartPair>
        <ChartFrame
          {...frame}
          title={t('achi.data.unit.title')}
          finding={say(units, { of: 'items', part: true })}
          figures={units}
          columns={{ name: t('achi.field.unitName.label'), value: count }}
          option={barsOption}
          height={data.byUnit.length * ROW_PX + 48}
          onPick={(unit) => history.push(`/achi?unit=${encodeURIComponent(unit)}`)}
        />
        <HeatTable
          title={t('achi.data.heat.title')}
          rows={TECH_FIELDS.map((field) => ({ key: field, label: t(`demand.field.${field}.label`) }))}
          columns={ACHIEVEMENT_TYPES.map((type) => ({ key: type, label: t(`achi.type.${type}.label`) }))}
          cells={data.byFieldAndType}
        />
      </ChartPair>
    </>
  );
}

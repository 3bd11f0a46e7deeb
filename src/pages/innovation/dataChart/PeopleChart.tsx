import type { ChartAttribute } from '@contract/enums';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption } from '@/components/chart/chart-option';
import { useFinding } from '@/components/chart/useFinding';
import { FilterChips } from '@/components/FilterChips';
import { useDicts } from '@/hooks/useDicts';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { countByAttribute } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { countFigures } from './figures';

const ROW_PX = 44;
const DICT = { nature: 'kczx_unit_nature', region: null, title: 'kczx_title' } as const;

interface Props extends ChartProps {
  ext: ChartAttribute;
  /** Address of the page with another attribute. */
  extLink: (ext: ChartAttribute) => string;
}

/** 申报人来自哪里: one attribute at a time, never a pie. */
export function PeopleChart({ ext, extLink, periodId, stamp, tableFirst }: Props) {
  const t = useText();
  const say = useFinding();
  const { dicts } = useDicts('kczx_unit_nature', 'kczx_title');
  const load = useLoad(() => countByAttribute({ ext, periodId }), { refreshDeps: [ext, periodId] });
  const dict = DICT[ext];
  const label = (name: string): string => {
    if (name === '') return t('chart.people.blank.label');
    return (dict && dicts[dict]?.find(({ value }) => value === name)?.label) || name;
  };
  const chips = (['nature', 'region', 'title'] as const).map((value) => ({
    value,
    label: t(`chart.ext.${value}.label`),
    to: extLink(value),
  }));
  return (
    <ChartBlock load={load}>
      {(counts) => {
        const figures = countFigures(counts, t('chart.people.value.column'), label);
        return (
          <ChartFrame
            title={t('chart.people.self.title')}
            finding={say(figures, { of: 'people' })}
            meaning={t('chart.people.meaning.label')}
            figures={figures}
            columns={{ name: t(`chart.ext.${ext}.label`), value: t('chart.people.value.column') }}
            option={barsOption}
            height={figures.categories.length * ROW_PX + 48}
            stamp={stamp}
            tableFirst={tableFirst}
            controls={<FilterChips label={t('chart.ext.self.label')} chips={chips} current={ext} />}
          />
        );
      }}
    </ChartBlock>
  );
}

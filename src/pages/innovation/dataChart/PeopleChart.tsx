import type { ApplicationChart } from '@contract/chart-choices';
import { CHART_ATTRIBUTES, type ChartAttribute } from '@contract/enums';
import type { Period } from '@contract/period';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { barHeight } from '@/components/chart/bar-height';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption } from '@/components/chart/chart-option';
import { FilterChips } from '@/components/FilterChips';
import { useDicts } from '@/hooks/useDicts';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { countByAttribute } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { countFigures } from './figures';
import { useCounts } from './useCounts';

const CHART: ApplicationChart = 'people';
const DICT = { nature: 'kczx_unit_nature', region: null, title: 'kczx_title' } as const;

interface Props extends ChartProps {
  periods: readonly Period[];
  ext: ChartAttribute;
  /** Address of the page with another attribute. */
  extLink: (ext: ChartAttribute) => string;
}

/** 申报人来自哪里: one attribute at a time, never a pie. Only for readers with an account, so without an embed. */
export function PeopleChart({ ext, extLink, period, periods, stampOf, addressOf, ...rest }: Props) {
  const t = useText();
  const say = useWords();
  const { dicts } = useDicts('kczx_unit_nature', 'kczx_title');
  const load = useCounts((periodId) => countByAttribute({ ext, periodId }), { period, periods, deps: [ext] });
  const dict = DICT[ext];
  const label = (name: string): string => {
    if (name === '') return t('chart.people.blank.label');
    return (dict && dicts[dict]?.find(({ value }) => value === name)?.label) || name;
  };
  const chips = CHART_ATTRIBUTES.map((value) => ({
    value,
    label: t(`chart.ext.${value}.label`),
    to: extLink(value),
  }));
  const value = t('chart.people.value.column');
  return (
    <ChartBlock load={load}>
      {({ counts, before, at }) => {
        const series = before && period ? period.name : value;
        const figures = countFigures(counts, { series, label, before });
        return (
          <ChartFrame
            {...rest}
            title={say(CHART_WORDS.word('peopleTitle'))}
            of="people"
            meaning={say(CHART_WORDS.word('peopleMeaning'))}
            figures={figures}
            columns={{ name: t(`chart.ext.${ext}.label`), value }}
            option={barsOption}
            height={barHeight(figures)}
            stamp={stampOf(at)}
            address={addressOf(CHART)}
            controls={<FilterChips label={t('chart.ext.self.label')} chips={chips} current={ext} />}
          />
        );
      }}
    </ChartBlock>
  );
}

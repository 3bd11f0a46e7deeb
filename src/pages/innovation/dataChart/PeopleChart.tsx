import type { ApplicationChart } from '@contract/chart-choices';
import { CHART_ATTRIBUTES, CHART_SPLITS, type ChartAttribute, type ChartSplit } from '@contract/enums';
import type { Period } from '@contract/period';
import { CHART_WORDS } from '@contract/rules/chart-words';
import { barHeight } from '@/components/chart/bar-height';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { barsOption, dividedBarsOption } from '@/components/chart/chart-option';
import { FilterChips } from '@/components/FilterChips';
import { useDicts } from '@/hooks/useDicts';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { countByAttribute } from '@/services/chart';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { countFigures, dividedFigures } from './figures';
import { useCounts } from './useCounts';

const CHART: ApplicationChart = 'people';
const DICT = { nature: 'kczx_unit_nature', region: null, title: 'kczx_title' } as const;

interface Props extends ChartProps {
  periods: readonly Period[];
  ext: ChartAttribute;
  /**
   * A second attribute to divide by. A divided chart is not compared with the previous period: one comparison at a
   * time.
   */
  split: ChartSplit | undefined;
  /** Address of the page with another attribute or division. */
  linkTo: (choice: { ext: ChartAttribute; split?: ChartSplit | undefined }) => string;
}

/**
 * 申报人来自哪里: by one attribute, or by it and the category; never a pie chart. It requires an account, so it cannot be
 * embedded.
 */
export function PeopleChart(props: Props) {
  const { ext, split, linkTo, period, periods, stampOf, addressOf, ...rest } = props;
  const t = useText();
  const say = useWords();
  const { dicts } = useDicts('kczx_unit_nature', 'kczx_title');
  const load = useCounts((what, periodId) => countByAttribute({ ...what, periodId }), {
    period,
    periods,
    what: { ext, split },
    alone: split !== undefined,
  });
  const labelOf =
    (counted: ChartAttribute) =>
    (name: string): string => {
      if (name === '') return t('chart.people.blank.label');
      const dict = DICT[counted];
      return (dict && dicts[dict]?.find(({ value }) => value === name)?.label) || name;
    };
  const chips = CHART_ATTRIBUTES.map((value) => ({
    value,
    label: t(`chart.ext.${value}.label`),
    to: linkTo({ ext: value, split }),
  }));
  const divisions = [undefined, ...CHART_SPLITS].map((value) => ({
    value: value ?? '',
    label: t(`chart.split.${value ?? 'none'}.label`),
    to: linkTo({ ext, split: value }),
  }));
  const value = t('chart.people.value.column');
  return (
    <ChartBlock load={load}>
      {({ counts, what, period: counted, before, at }) => {
        const series = before && counted ? counted.name : value;
        const label = labelOf(what.ext);
        const figures = what.split
          ? dividedFigures(counts, label)
          : countFigures(counts, { series, label, before });
        return (
          <ChartFrame
            {...rest}
            title={say(CHART_WORDS.word('peopleTitle'))}
            of="people"
            meaning={say(CHART_WORDS.word('peopleMeaning'))}
            figures={figures}
            columns={{ name: t(`chart.ext.${what.ext}.label`), value }}
            option={what.split ? dividedBarsOption : barsOption}
            height={barHeight(figures)}
            stamp={stampOf(at)}
            address={addressOf(CHART)}
            controls={
              <>
                <FilterChips label={t('chart.ext.self.label')} chips={chips} current={ext} />
                <FilterChips label={t('chart.split.self.label')} chips={divisions} current={split ?? ''} />
              </>
            }
          />
        );
      }}
    </ChartBlock>
  );
}

import { CHART_WORDS } from '@contract/rules/chart-words';
import { ChartFrame } from '@/components/chart/ChartFrame';
import { columnsOption } from '@/components/chart/chart-option';
import { useEmbedLook } from '@/components/chart/useEmbedLook';
import { useLoad } from '@/hooks/useLoad';
import { useWords } from '@/i18n/useWords';
import { countByPeriod } from '@/services/chart';
import { serviceNow } from '@/utils/service-clock';
import { ChartBlock } from './ChartBlock';
import type { ChartProps } from './chart-props';
import { periodFigures } from './figures';

const HEIGHT_PX = 360;

interface Props extends Omit<ChartProps, 'period'> {
  /** Called when a column is clicked; the page then shows that period alone. */
  onPick: (period: string) => void;
}

/** 各批次的申报构成: stacked columns, categories in fixed order. */
export function HistoryChart({ stampOf, addressOf, ...rest }: Props) {
  const say = useWords();
  const look = useEmbedLook();
  const load = useLoad(async () => ({ counts: await countByPeriod(), at: serviceNow() }));
  return (
    <ChartBlock load={load}>
      {({ counts, at }) => (
        <ChartFrame
          {...rest}
          title={say(CHART_WORDS.word('historyTitle'))}
          of="items"
          meaning={say(CHART_WORDS.word('historyMeaning'))}
          figures={periodFigures(counts)}
          columns={{
            name: say(CHART_WORDS.word('historyName')),
            value: say(CHART_WORDS.word('applications')),
          }}
          option={columnsOption}
          height={HEIGHT_PX}
          stamp={stampOf(at)}
          address={addressOf('history')}
          embed={{ chart: 'history', ...look }}
        />
      )}
    </ChartBlock>
  );
}

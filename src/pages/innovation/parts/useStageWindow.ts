import type { MyResultRow } from '@contract/result';
import { endsWithWindow } from '@contract/rules/stage-window';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { formatRange } from '@/utils/format-time';

/** When a stage's result can be handed in, as a list says it. */
export function useStageWindow() {
  const t = useText();
  const time = useTimeText();
  return ({ status, windowStart, windowEnd }: Pick<MyResultRow, 'status' | 'windowStart' | 'windowEnd'>) =>
    endsWithWindow(status)
      ? formatRange(time.dateTime(windowStart), time.dateTime(windowEnd))
      : t('result.mine.mend.label');
}

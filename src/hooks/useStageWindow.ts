import type { MyResultRow } from '@contract/result';
import { endsWithWindow } from '@contract/rules/stage-window';
import { useText } from '@/i18n/useText';
import { formatDateTime } from '@/utils/format-time';

/** When a stage's result can be handed in, as a list says it. */
export function useStageWindow() {
  const t = useText();
  return ({ status, windowStart, windowEnd }: Pick<MyResultRow, 'status' | 'windowStart' | 'windowEnd'>) =>
    endsWithWindow(status)
      ? `${formatDateTime(windowStart)} ～ ${formatDateTime(windowEnd)}`
      : t('result.mine.mend.label');
}

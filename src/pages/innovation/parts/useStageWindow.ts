import type { MyResultRow } from '@contract/result';
import { endsWithWindow } from '@contract/rules/stage-window';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

type Row = Pick<MyResultRow, 'status' | 'windowStart' | 'windowEnd' | 'submitTime'>;

/** The submission window of a stage result for a list; for a submitted one, the time of submission. */
export function useStageWindow() {
  const t = useText();
  const time = useTimeText();
  return ({ status, windowStart, windowEnd, submitTime }: Row) => {
    if ((status === 'submitted' || status === 'passed') && submitTime)
      return t('result.mine.handedIn.label', { time: time.dateTime(submitTime) });
    return endsWithWindow(status)
      ? time.range(time.dateTime(windowStart), time.dateTime(windowEnd))
      : t('result.mine.mend.label');
  };
}

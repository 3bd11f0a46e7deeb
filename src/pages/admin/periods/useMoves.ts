import type { AdminPeriod, PeriodInput } from '@contract/period';
import { EXTENDED_DATES } from '@contract/period-extension';
import { PERIOD_DATE_WORDS } from '@contract/rules/period-dates';
import { useConfirm } from '@/components/useConfirm';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { useWords } from '@/i18n/useWords';
import { serviceNow } from '@/utils/service-clock';

type Dates = Pick<PeriodInput, (typeof EXTENDED_DATES)[number]>;

/**
 * Asks for confirmation before a deadline of applicants changes; those who have not submitted yet are notified of it.
 */
export function useMoves(): (before: AdminPeriod, after: Dates) => Promise<boolean> {
  const t = useText();
  const say = useWords();
  const join = useList();
  const time = useTimeText();
  const confirm = useConfirm();
  return async (before, after) => {
    const moved = EXTENDED_DATES.filter((date) => Date.parse(before[date]) !== Date.parse(after[date]));
    if (before.applications === 0 || moved.length === 0) return true;
    const ends = moved.some((date) => Date.parse(after[date]) <= serviceNow());
    return confirm({
      title: join(
        moved.map((date) =>
          t('admin.period.moved.confirm', {
            name: say(PERIOD_DATE_WORDS.word(date)),
            from: time.deadline(before[date]),
            to: time.deadline(after[date]),
          }),
        ),
      ),
      content: t(ends ? 'admin.period.movedPast.help' : 'admin.period.moved.help'),
      okText: t('admin.period.move.action'),
    });
  };
}

import { type LeaveQuestion, useLeaveQuestion } from '@/components/useLeaveQuestion';
import { useText } from '@/i18n/useText';

/** What was typed and not saved: nobody leaves it, within the site or by a reload, without being asked. */
export function useUnsaved(): LeaveQuestion {
  const t = useText();
  return useLeaveQuestion({
    title: t('admin.leave.unsaved.confirm'),
    okText: t('admin.leave.discard.action'),
    cancelText: t('admin.leave.stay.action'),
  });
}

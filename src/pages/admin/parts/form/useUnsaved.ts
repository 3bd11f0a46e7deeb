import { type LeaveQuestion, useLeaveQuestion } from '@/components/useLeaveQuestion';
import { useText } from '@/i18n/useText';

/** Typed but unsaved values: leaving, within the site or by a reload, asks for confirmation first. */
export function useUnsaved(): LeaveQuestion {
  const t = useText();
  return useLeaveQuestion({
    title: t('admin.leave.unsaved.confirm'),
    okText: t('admin.leave.discard.action'),
    cancelText: t('admin.leave.stay.action'),
  });
}

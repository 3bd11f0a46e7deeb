import type { StageResult } from '@contract/result';
import { endsWithWindow } from '@contract/rules/stage-window';
import { ActionBar } from '@/components/ActionBar';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';

interface Props {
  result: StageResult;
  busy: boolean;
  onSubmit: () => void;
}

/** Says that the result is not submitted yet and when it is due, with the submit button. */
export function SubmitBar({ result: { milestone, status, windowEnd }, busy, onSubmit }: Props) {
  const t = useText();
  const time = useTimeText();
  const still =
    status === 'returned' ? 'application.tasks.changesNotFiled.label' : 'application.tasks.notFiled.label';
  return (
    <ActionBar
      pending
      actions={
        <Button look="primary" busy={busy} onClick={onSubmit}>
          {t(`result.submit.${milestone}.action`)}
        </Button>
      }
    >
      <strong>{t(still)}</strong>{' '}
      <span>
        {endsWithWindow(status)
          ? t('result.form.window.label', { end: time.dateTime(windowEnd) })
          : t('result.mine.mend.label')}
      </span>
    </ActionBar>
  );
}

import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { useText } from '@/i18n/useText';
import type { BatchStage } from './useBatchRun';

interface Props {
  act: { name: string; hard?: boolean };
  /** The number of rows that will be decided. */
  count: number;
  stage: BatchStage;
  onRun: () => void;
  onCancel: () => void;
  /** Closes the dialog when every row has been handled. */
  onClose: () => void;
}

/** The buttons of a batch decision; for an action that ends something, focus starts on the cancel button. */
export function BatchButtons({ act, count, stage, onRun, onCancel, onClose }: Props) {
  const t = useText();
  if (stage === 'over')
    return (
      <Button look="primary" data-first onClick={onClose}>
        {t('admin.batch.close.action')}
      </Button>
    );
  return (
    <DialogActions>
      <Button data-first={act.hard || undefined} onClick={onCancel} aria-disabled={stage === 'running'}>
        {t('admin.form.cancel.action')}
      </Button>
      <Button
        look={act.hard ? 'danger' : 'primary'}
        busy={stage === 'running'}
        data-first={!act.hard || undefined}
        aria-disabled={count === 0}
        onClick={() => count > 0 && onRun()}
      >
        {t('admin.batch.run.action', { act: act.name, n: count })}
      </Button>
    </DialogActions>
  );
}

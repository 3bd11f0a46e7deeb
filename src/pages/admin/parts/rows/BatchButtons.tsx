import { Button } from '@/components/Button';
import { DialogActions } from '@/components/DialogActions';
import { useText } from '@/i18n/useText';
import type { BatchStage } from './useBatchRun';

interface Props {
  act: { name: string; hard?: boolean };
  /** So many rows it would be carried out for. */
  count: number;
  stage: BatchStage;
  onRun: () => void;
  onCancel: () => void;
  /** It is over: nothing is left to ask about. */
  onClose: () => void;
}

/** Whoever asks for what ends something starts at the safe answer. */
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

import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import styles from './RemovedNotice.module.css';

interface Props {
  /** Id of the button, so that the focus can move here. */
  undoId: string;
  name: string;
  onUndo: () => void;
}

/** Stands where something was taken out, with the way back. */
export function RemovedNotice({ undoId, name, onUndo }: Props) {
  const text = useText();
  return (
    <div className={styles.notice}>
      <span>{text('kit.rows.removed.success', { name })}</span>
      <Button id={undoId} look="text" size="small" icon="undo" onClick={onUndo}>
        {text('kit.rows.undo.action')}
      </Button>
    </div>
  );
}

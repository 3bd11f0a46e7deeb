import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useAction } from '@/hooks/useAction';
import { useText } from '@/i18n/useText';
import { cancelMembership, type Space } from '@/services/learning';
import styles from './detail.module.css';

/** The leave button, shown to everybody except the person who opened the course or project. */
export function LeaveButton({ space, onChange }: { space: Space; onChange: (space: Space) => void }) {
  const t = useText();
  const act = useAction();
  const confirm = useConfirm();
  const words = t(`learning.leave.${space.kind}.action`);
  const leave = async (): Promise<void> => {
    const sure = await confirm({ title: t('learning.leave.self.confirm'), okText: words, danger: true });
    if (!sure) return;
    await act.run(
      async () => onChange(await cancelMembership(space.id)),
      (standing) => onChange(standing as Space),
    );
  };
  return (
    <>
      {act.fault && (
        <p className={styles.fault} role="alert">
          {act.fault}
        </p>
      )}
      <Button look="text" size="small" busy={act.busy} onClick={() => void leave()}>
        {words}
      </Button>
    </>
  );
}

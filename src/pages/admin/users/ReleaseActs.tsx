import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useOwnId } from '@/hooks/useOwnId';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { type AdminUser, confirmFactorRelease, stopFactorRelease } from '@/services/admin-user';

interface Props {
  user: AdminUser;
  release: NonNullable<AdminUser['release']>;
  onDone: () => void;
}

/** Actions on a pending release of two-step verification: a second administrator agrees, or anybody stops it. */
export function ReleaseActs({ user: { userId, name }, release, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const ownId = useOwnId();
  const agree = async () => {
    const title = t('admin.user.release.agree.confirm', { name, grounds: release.grounds });
    if (!(await confirm({ title, okText: t('admin.user.release.agree.action'), danger: true }))) return;
    const run = () => confirmFactorRelease(userId);
    if (await act({ run, success: t('admin.user.release.agreed.success'), onStale: onDone })) onDone();
  };
  const stop = async () => {
    const run = () => stopFactorRelease(userId);
    if (await act({ run, success: t('admin.user.release.stopped.success'), onStale: onDone })) onDone();
  };
  const small = { look: 'text', size: 'small' } as const;
  return (
    <>
      {release.state === 'unconfirmed' && release.askedBy !== ownId && (
        <Button {...small} onClick={() => void agree()}>
          {t('admin.user.release.agree.action')}
        </Button>
      )}
      <Button {...small} onClick={() => void stop()}>
        {t('admin.user.release.stop.action')}
      </Button>
    </>
  );
}

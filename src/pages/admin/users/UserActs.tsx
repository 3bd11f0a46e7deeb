import { STOP_REASON_MAX } from '@contract/limits';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useConfirm } from '@/components/useConfirm';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { ReasonForm } from '@/pages/admin/parts/ReasonForm';
import { type AdminUser, removeUserSessions, updateUserStatus } from '@/services/admin-user';
import { ReleaseActs } from './ReleaseActs';
import { ReleaseForm } from './ReleaseForm';
import { RolesForm } from './RolesForm';

interface Props {
  user: AdminUser;
  onDone: () => void;
}

/** Actions on an account: roles, disable or enable, sign out everywhere, release a lost second factor. */
export function UserActs({ user, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const confirm = useConfirm();
  const [open, setOpen] = useState<'roles' | 'stop' | 'release' | null>(null);
  const { userId: id, name, version, status, sessions, secondFactor, release } = user;

  const after = async (done: Promise<boolean>): Promise<boolean> => {
    if (!(await done)) return false;
    onDone();
    return true;
  };
  const enable = async () => {
    const okText = t('admin.user.enable.action');
    if (!(await confirm({ title: t('admin.user.enable.confirm', { name }), okText }))) return;
    const run = () => updateUserStatus(id, { active: true, version });
    await after(act({ run, success: t('admin.user.enabled.success'), onStale: onDone }));
  };
  const signOut = async () => {
    const okText = t('admin.user.signOut.action');
    const question = { title: t('admin.user.signOut.confirm', { name }), okText, danger: true };
    if (await confirm(question))
      await after(act({ run: () => removeUserSessions(id), success: t('admin.user.signedOut.success') }));
  };
  const small = { look: 'text', size: 'small' } as const;
  return (
    <>
      <Button {...small} onClick={() => setOpen('roles')}>
        {t('admin.user.roles.action')}
      </Button>
      {status === 'active' ? (
        <Button {...small} onClick={() => setOpen('stop')}>
          {t('admin.user.disable.action')}
        </Button>
      ) : (
        <Button {...small} onClick={() => void enable()}>
          {t('admin.user.enable.action')}
        </Button>
      )}
      {sessions > 0 && (
        <Button {...small} onClick={() => void signOut()}>
          {t('admin.user.signOut.action')}
        </Button>
      )}
      {release && <ReleaseActs user={user} release={release} onDone={onDone} />}
      {secondFactor && !release && (
        <Button {...small} onClick={() => setOpen('release')}>
          {t('admin.user.release.action')}
        </Button>
      )}
      {open === 'release' && secondFactor && !release && (
        <ReleaseForm user={user} onClose={() => setOpen(null)} onDone={onDone} />
      )}
      {open === 'roles' && <RolesForm user={user} onClose={() => setOpen(null)} onDone={onDone} />}
      <ReasonForm
        question={
          open === 'stop' && status === 'active'
            ? {
                title: t('admin.user.disable.title', { name }),
                okText: t('admin.user.disable.action'),
                danger: true,
                limit: { max: STOP_REASON_MAX },
              }
            : null
        }
        onClose={() => setOpen(null)}
        onReason={({ reason = '' }, send) => {
          const run = () => updateUserStatus(id, { active: false, reason, version });
          return after(send({ run, success: t('admin.user.disabled.success'), onStale: onDone }));
        }}
      />
    </>
  );
}

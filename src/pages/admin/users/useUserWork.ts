import { STOP_REASON_MAX } from '@contract/limits';
import { useAccess } from '@umijs/max';
import { useOwnId } from '@/hooks/useOwnId';
import { useText } from '@/i18n/useText';
import type { RowAct } from '@/pages/admin/parts/rows/row-work';
import { type AdminUser, updateUserStatus } from '@/services/admin-user';

/** Enable, or disable with a reason; nobody can do either to their own account. */
export function useUserWork(): RowAct<AdminUser>[] {
  const t = useText();
  const { may } = useAccess();
  const ownId = useOwnId();
  if (!may('system:user:edit')) return [];
  const why = ({ userId, status }: AdminUser): string =>
    userId === ownId
      ? t('admin.user.own.label')
      : t('admin.batch.state.label', { state: t(`admin.user.${status}.label`) });
  return [
    {
      key: 'e',
      name: t('admin.user.enable.action'),
      fits: ({ userId, status }) => status === 'disabled' && userId !== ownId,
      why,
      ask:
        async ({ userId, version }) =>
        () =>
          updateUserStatus(userId, { active: true, version }),
    },
    {
      key: 's',
      name: t('admin.user.disable.action'),
      hard: true,
      reason: { max: STOP_REASON_MAX },
      fits: ({ userId, status }) => status === 'active' && userId !== ownId,
      why,
      ask:
        async ({ userId, version }) =>
        (reason) =>
          updateUserStatus(userId, { active: false, reason, version }),
    },
  ];
}

import { useAccess } from '@umijs/max';
import { useText } from '@/i18n/useText';
import type { RowAct } from '@/pages/admin/parts/rows/row-work';
import { type AdminUser, updateUserStatus } from '@/services/admin-user';

const REASON_MAX = 255;

/** Let in again, or stop with a reason. */
export function useUserWork(): RowAct<AdminUser>[] {
  const t = useText();
  const { may } = useAccess();
  if (!may('system:user:edit')) return [];
  const why = ({ status }: AdminUser): string =>
    t('admin.batch.state.label', { state: t(`admin.user.${status}.label`) });
  return [
    {
      key: 'e',
      name: t('admin.user.enable.action'),
      fits: ({ status }) => status === 'disabled',
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
      reasonMax: REASON_MAX,
      fits: ({ status }) => status === 'active',
      why,
      ask:
        async ({ userId, version }) =>
        (reason) =>
          updateUserStatus(userId, { active: false, reason, version }),
    },
  ];
}

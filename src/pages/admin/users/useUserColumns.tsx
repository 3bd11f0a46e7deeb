import { ROLE_KEYS } from '@contract/enums';
import { useAccess } from '@umijs/max';
import { Tag } from '@/components/Tag';
import { useTimeText } from '@/components/useTimeText';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { DeskColumn } from '@/pages/admin/parts/DeskTable';
import type { DeskUser } from '@/services/desk-user';
import { UserActs } from './UserActs';

const STATUSES = ['active', 'disabled', 'closed'] as const;

/** Who somebody is, where from, what they may do. */
export function useUserColumns(onDone: () => void): DeskColumn<DeskUser>[] {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const { may } = useAccess();
  const roleNames = Object.fromEntries(ROLE_KEYS.map((key) => [key, t(`desk.role.${key}.label`)]));
  const statuses = Object.fromEntries(STATUSES.map((key) => [key, t(`desk.user.${key}.label`)]));
  return [
    {
      title: t('desk.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { placeholder: t('desk.user.keyword.placeholder'), maxLength: 60 },
    },
    {
      title: t('desk.user.roles.column'),
      dataIndex: 'roleKey',
      valueType: 'select',
      valueEnum: roleNames,
      hideInTable: true,
    },
    {
      title: t('desk.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: statuses,
      hideInTable: true,
    },
    {
      title: t('desk.user.name.column'),
      search: false,
      render: (_, { name, login }) => (name === login ? login : `${name}（${login}）`),
    },
    { title: t('desk.user.unit.column'), dataIndex: 'unitName', search: false },
    { title: t('desk.user.phone.column'), dataIndex: 'phone', search: false },
    {
      title: t('desk.user.roles.column'),
      search: false,
      render: (_, { roleKeys }) => join(roleKeys.map((key) => roleNames[key] ?? key)) || '—',
    },
    {
      title: t('desk.case.status.column'),
      search: false,
      render: (_, { status, stopReason }) => (
        <>
          <Tag
            tone={status === 'active' ? 'success' : 'neutral'}
            icon={status === 'active' ? 'check' : 'stop'}
          >
            {statuses[status]}
          </Tag>
          {stopReason && <p>{stopReason}</p>}
        </>
      ),
    },
    { title: t('desk.user.sessions.column'), dataIndex: 'sessions', search: false, align: 'end' },
    {
      title: t('desk.user.created.column'),
      search: false,
      render: (_, { createTime }) => time.date(createTime),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      render: (_, user) =>
        may('system:user:edit') && user.status !== 'closed' && <UserActs user={user} onDone={onDone} />,
    },
  ];
}

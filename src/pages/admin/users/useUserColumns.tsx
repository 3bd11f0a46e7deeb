import { ACCOUNT_STATUSES } from '@contract/account-choices';
import { ROLE_KEYS } from '@contract/enums';
import { KEYWORD_MAX } from '@contract/limits';
import { Access, useAccess } from '@umijs/max';
import { Tag } from '@/components/Tag';
import { useOwnId } from '@/hooks/useOwnId';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import type { AdminColumn } from '@/pages/admin/parts/table/AdminTable';
import type { AdminUser } from '@/services/admin-user';
import { ReleaseState } from './ReleaseState';
import { UserActs } from './UserActs';

/** Columns: name, origin and roles of each account. */
export function useUserColumns(onDone: () => void): AdminColumn<AdminUser>[] {
  const t = useText();
  const join = useList();
  const time = useTimeText();
  const { may } = useAccess();
  const ownId = useOwnId();
  const roleNames = Object.fromEntries(ROLE_KEYS.map((key) => [key, t(`admin.role.${key}.label`)]));
  const statuses = Object.fromEntries(ACCOUNT_STATUSES.map((key) => [key, t(`admin.user.${key}.label`)]));
  return [
    {
      title: t('admin.apply.keyword.label'),
      dataIndex: 'keyword',
      hideInTable: true,
      fieldProps: { placeholder: t('admin.user.keyword.placeholder'), maxLength: KEYWORD_MAX },
    },
    {
      title: t('admin.user.roles.column'),
      dataIndex: 'roleKey',
      valueType: 'select',
      valueEnum: roleNames,
      hideInTable: true,
    },
    {
      title: t('admin.case.status.column'),
      dataIndex: 'status',
      valueType: 'select',
      valueEnum: statuses,
      hideInTable: true,
    },
    {
      title: t('admin.user.name.column'),
      key: 'name',
      search: false,
      render: (_, { name, login }) => (name === login ? login : `${name}（${login}）`),
    },
    { title: t('admin.user.unit.column'), dataIndex: 'unitName', search: false },
    {
      title: t('admin.user.phone.column'),
      dataIndex: 'phone',
      search: false,
      render: (_, { phone }) => <bdi>{phone || '—'}</bdi>,
    },
    {
      title: t('admin.user.roles.column'),
      key: 'roles',
      search: false,
      render: (_, { roleKeys }) => join(roleKeys.map((key) => roleNames[key] ?? key)) || '—',
    },
    {
      title: t('admin.case.status.column'),
      key: 'status',
      search: false,
      render: (_, { status, stopReason, release }) => (
        <>
          <Tag
            tone={status === 'active' ? 'success' : 'neutral'}
            icon={status === 'active' ? 'check' : 'stop'}
          >
            {statuses[status]}
          </Tag>
          {stopReason && <p>{stopReason}</p>}
          {release && <ReleaseState release={release} />}
        </>
      ),
    },
    { title: t('admin.user.sessions.column'), dataIndex: 'sessions', search: false, align: 'end' },
    {
      title: t('admin.user.created.column'),
      key: 'created',
      search: false,
      render: (_, { createTime }) => time.date(createTime),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      render: (_, user) => (
        <Access accessible={may('system:user:edit') && user.status !== 'closed'}>
          {user.userId === ownId ? t('admin.user.own.label') : <UserActs user={user} onDone={onDone} />}
        </Access>
      ),
    },
  ];
}

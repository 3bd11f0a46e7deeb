import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type AdminUser, listUsers, type UserQuery } from '@/services/admin-user';
import { useUserColumns } from './useUserColumns';
import { useUserWork } from './useUserWork';

/** 用户管理: who there is, what each may do, and how to stop somebody. */
export default function UsersPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  return (
    <AdminPage title={t('admin.user.page.title')} lead={t('admin.user.page.help')}>
      <AdminTable<AdminUser, UserQuery>
        caption={t('admin.user.page.title')}
        columns={useUserColumns(() => setRevision((n) => n + 1))}
        load={listUsers}
        rowKey={({ userId }) => userId}
        empty={t('admin.user.none.empty')}
        revision={revision}
        work={{ name: ({ name, login }) => `${name}（${login}）`, told: () => [], acts: useUserWork() }}
      />
    </AdminPage>
  );
}

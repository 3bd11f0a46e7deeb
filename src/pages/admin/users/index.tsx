import { useState } from 'react';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { DeskTable } from '@/pages/admin/parts/DeskTable';
import { type DeskUser, listUsers, type UserQuery } from '@/services/desk-user';
import { useUserColumns } from './useUserColumns';

/** 用户管理: who there is, what each may do, and how to stop somebody. */
export default function UsersPage() {
  const t = useText();
  const [revision, setRevision] = useState(0);
  return (
    <DeskPage title={t('desk.user.page.title')} lead={t('desk.user.page.help')}>
      <DeskTable<DeskUser, UserQuery>
        caption={t('desk.user.page.title')}
        columns={useUserColumns(() => setRevision((n) => n + 1))}
        load={listUsers}
        rowKey={({ userId }) => userId}
        empty={t('desk.user.none.empty')}
        revision={revision}
      />
    </DeskPage>
  );
}

import { ALL_PERMISSIONS } from '@contract/permissions';
import { Access, useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import { type AdminColumn, AdminTable } from '@/pages/admin/parts/table/AdminTable';
import { type AdminRole, listRoles } from '@/services/admin-user';
import { PermissionsForm } from './PermissionsForm';

/** 角色与权限: what each role may do, in words. */
export default function RolesPage() {
  const t = useText();
  const join = useList();
  const { may } = useAccess();
  const names = usePermissionNames();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<AdminRole | null>(null);
  const columns: AdminColumn<AdminRole>[] = [
    {
      title: t('admin.role.name.column'),
      key: 'name',
      search: false,
      width: 140,
      render: (_, { roleKey }) => t(`admin.role.${roleKey}.label`),
    },
    { title: t('admin.role.holders.column'), dataIndex: 'holders', search: false, align: 'end', width: 90 },
    {
      title: t('admin.role.permissions.column'),
      key: 'permissions',
      search: false,
      render: (_, { permissions }) => join(permissions.map((key) => names[key] ?? key)),
    },
    {
      title: t('admin.table.acts.column'),
      key: 'acts',
      valueType: 'option',
      search: false,
      width: 90,
      render: (_, role) => (
        <Access accessible={may('system:role:edit') && !role.permissions.includes(ALL_PERMISSIONS)}>
          <Button look="text" size="small" onClick={() => setEdited(role)}>
            {t('admin.table.edit.action')}
          </Button>
        </Access>
      ),
    },
  ];
  return (
    <AdminPage title={t('admin.role.page.title')} lead={t('admin.role.page.help')}>
      <AdminTable
        caption={t('admin.role.page.title')}
        columns={columns}
        load={listRoles}
        rowKey={({ roleId }) => roleId}
        empty={t('admin.role.none.empty')}
        revision={revision}
      />
      {edited && (
        <PermissionsForm
          role={edited}
          onClose={() => setEdited(null)}
          onDone={() => setRevision((n) => n + 1)}
        />
      )}
    </AdminPage>
  );
}

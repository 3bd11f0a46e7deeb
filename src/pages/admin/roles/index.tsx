import { ALL_PERMISSIONS } from '@contract/permissions';
import { useAccess } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { DeskPage } from '@/pages/admin/parts/DeskPage';
import { type DeskColumn, DeskTable } from '@/pages/admin/parts/DeskTable';
import { type DeskRole, listRoles } from '@/services/desk-user';
import { PermissionsForm } from './PermissionsForm';
import { usePermissionNames } from './usePermissionNames';

/** 角色与权限: what each role may do, in words. */
export default function RolesPage() {
  const t = useText();
  const join = useList();
  const { may } = useAccess();
  const names = usePermissionNames();
  const [revision, setRevision] = useState(0);
  const [edited, setEdited] = useState<DeskRole | null>(null);
  const columns: DeskColumn<DeskRole>[] = [
    {
      title: t('desk.role.name.column'),
      search: false,
      width: 140,
      render: (_, { roleKey }) => t(`desk.role.${roleKey}.label`),
    },
    { title: t('desk.role.holders.column'), dataIndex: 'holders', search: false, align: 'end', width: 90 },
    {
      title: t('desk.role.permissions.column'),
      search: false,
      render: (_, { permissions }) => join(permissions.map((key) => names[key] ?? key)),
    },
    {
      title: t('desk.table.acts.column'),
      valueType: 'option',
      search: false,
      width: 90,
      render: (_, role) =>
        may('system:role:edit') &&
        !role.permissions.includes(ALL_PERMISSIONS) && (
          <Button look="text" size="small" onClick={() => setEdited(role)}>
            {t('desk.table.edit.action')}
          </Button>
        ),
    },
  ];
  return (
    <DeskPage title={t('desk.role.page.title')} lead={t('desk.role.page.help')}>
      <DeskTable
        caption={t('desk.role.page.title')}
        columns={columns}
        load={listRoles}
        rowKey={({ roleId }) => roleId}
        empty={t('desk.role.none.empty')}
        revision={revision}
      />
      {edited && (
        <PermissionsForm
          role={edited}
          onClose={() => setEdited(null)}
          onDone={() => setRevision((n) => n + 1)}
        />
      )}
    </DeskPage>
  );
}

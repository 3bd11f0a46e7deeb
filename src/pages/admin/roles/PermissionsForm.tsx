import { ModalForm, ProFormCheckbox } from '@ant-design/pro-components';
import { PERMISSIONS, type Permission } from '@contract/permissions';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { type AdminRole, updateRole } from '@/services/admin-user';
import styles from './PermissionsForm.module.css';

interface Props {
  role: AdminRole;
  onClose: () => void;
  onDone: () => void;
}

/** Rights of a role; they count for its holders with their next request. */
export function PermissionsForm({ role: { roleId, roleKey, permissions }, onClose, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const names = usePermissionNames();
  const before = permissions as Permission[];
  return (
    <ModalForm<{ permissions: Permission[] }>
      open
      title={t('admin.role.edit.title', { name: t(`admin.role.${roleKey}.label`) })}
      width={560}
      initialValues={{ permissions }}
      onOpenChange={(open) => !open && onClose()}
      modalProps={{ destroyOnHidden: true, centered: true }}
      submitter={{ searchConfig: { submitText: t('admin.form.save.action') } }}
      onFinish={async (values) => {
        const run = () => updateRole(roleId, { permissions: values.permissions ?? [], before });
        const done = await act({ run, success: t('admin.form.saved.success'), onStale: onDone });
        if (done) onDone();
        return done;
      }}
    >
      <ProFormCheckbox.Group
        name="permissions"
        label={t('admin.role.permissions.column')}
        fieldProps={{ className: styles.rights ?? '' }}
        options={PERMISSIONS.map((key) => ({ value: key, label: names[key] ?? key }))}
      />
    </ModalForm>
  );
}

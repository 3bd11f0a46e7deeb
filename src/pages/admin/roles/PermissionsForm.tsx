import { PERMISSIONS, type Permission } from '@contract/permissions';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useText } from '@/i18n/useText';
import { ChoiceGroup } from '@/pages/admin/parts/form/ChoiceGroup';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRecordForm } from '@/pages/admin/parts/useRecordForm';
import { type AdminRole, updateRole } from '@/services/admin-user';
import styles from './PermissionsForm.module.css';

interface Props {
  role: AdminRole;
  onClose: () => void;
  onDone: () => void;
}

const toForm = ({ permissions }: AdminRole) => ({ permissions: permissions as Permission[] });

/** Permissions of a role; a change takes effect with the next request of its holders. */
export function PermissionsForm({ role, onClose, onDone }: Props) {
  const t = useText();
  const names = usePermissionNames();
  const { roleId, roleKey } = role;
  const { form, moved, onFinish } = useRecordForm<AdminRole, { permissions: Permission[] }>({
    record: role,
    toForm,
    onDone,
    save: ({ permissions }, stands) =>
      updateRole(roleId, { permissions: permissions ?? [], before: stands.permissions as Permission[] }),
  });
  return (
    <DialogForm<{ permissions: Permission[] }>
      form={form}
      title={t('admin.role.edit.title', { name: t(`admin.role.${roleKey}.label`) })}
      width={560}
      initialValues={toForm(role)}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={onFinish}
    >
      <MovedNote
        moved={moved}
        labels={{ permissions: t('admin.role.permissions.column') }}
        names={{ permissions: names }}
      />
      <ChoiceGroup
        many
        name="permissions"
        label={t('admin.role.permissions.column')}
        className={styles.rights}
        options={PERMISSIONS.map((key) => ({ value: key, label: names[key] ?? key }))}
      />
    </DialogForm>
  );
}

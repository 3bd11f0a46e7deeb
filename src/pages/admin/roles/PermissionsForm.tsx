import { PERMISSIONS, type Permission } from '@contract/permissions';
import { Form } from 'antd';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useText } from '@/i18n/useText';
import { ChoiceGroup } from '@/pages/admin/parts/ChoiceGroup';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useAct } from '@/pages/admin/parts/useAct';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { type AdminRole, updateRole } from '@/services/admin-user';
import styles from './PermissionsForm.module.css';

interface Props {
  role: AdminRole;
  onClose: () => void;
  onDone: () => void;
}

const toForm = ({ permissions }: AdminRole) => ({ permissions: permissions as Permission[] });

/** Rights of a role; they count for its holders with their next request. */
export function PermissionsForm({ role, onClose, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const names = usePermissionNames();
  const [form] = Form.useForm<{ permissions: Permission[] }>();
  const { stands, moved, onMoved } = useRebase({ form, record: role, toForm });
  const { roleId, roleKey } = role;
  const before = stands.permissions as Permission[];
  return (
    <DialogForm<{ permissions: Permission[] }>
      form={form}
      title={t('admin.role.edit.title', { name: t(`admin.role.${roleKey}.label`) })}
      width={560}
      initialValues={toForm(role)}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={async (values) => {
        const run = () => updateRole(roleId, { permissions: values.permissions ?? [], before });
        const done = await act({
          run,
          success: t('admin.form.saved.success'),
          form,
          onStale: onDone,
          onMoved,
        });
        if (done) onDone();
        return done;
      }}
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

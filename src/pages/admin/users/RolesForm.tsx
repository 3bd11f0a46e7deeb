import { ROLE_KEYS, type RoleKey } from '@contract/enums';
import { useText } from '@/i18n/useText';
import { ChoiceGroup } from '@/pages/admin/parts/form/ChoiceGroup';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRecordForm } from '@/pages/admin/parts/useRecordForm';
import { type AdminUser, updateUserRoles } from '@/services/admin-user';

interface Props {
  user: AdminUser;
  onClose: () => void;
  onDone: () => void;
}

const toForm = ({ roleKeys }: AdminUser) => ({ roleKeys });

/** Sets a person's roles. The service refuses to grant permissions that the administrator does not hold. */
export function RolesForm({ user, onClose, onDone }: Props) {
  const t = useText();
  const { userId, name } = user;
  const { form, moved, onFinish } = useRecordForm<AdminUser, { roleKeys: RoleKey[] }>({
    record: user,
    toForm,
    onDone,
    save: ({ roleKeys }, { version }) => updateUserRoles(userId, { roleKeys, version }),
  });
  return (
    <DialogForm<{ roleKeys: RoleKey[] }>
      form={form}
      title={t('admin.user.roles.title', { name })}
      width={480}
      initialValues={toForm(user)}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={onFinish}
    >
      <MovedNote
        moved={moved}
        labels={{ roleKeys: t('admin.user.roles.column') }}
        names={{ roleKeys: Object.fromEntries(ROLE_KEYS.map((key) => [key, t(`admin.role.${key}.label`)])) }}
      />
      <ChoiceGroup
        many
        name="roleKeys"
        label={t('admin.user.roles.column')}
        missing={t('admin.user.roles.required')}
        options={ROLE_KEYS.map((key) => ({ value: key, label: t(`admin.role.${key}.label`) }))}
      />
    </DialogForm>
  );
}

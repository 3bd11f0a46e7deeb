import { ROLE_KEYS, type RoleKey } from '@contract/enums';
import { Form } from 'antd';
import { useText } from '@/i18n/useText';
import { ChoiceGroup } from '@/pages/admin/parts/ChoiceGroup';
import { DialogForm } from '@/pages/admin/parts/form/DialogForm';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useAct } from '@/pages/admin/parts/useAct';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { type AdminUser, updateUserRoles } from '@/services/admin-user';

interface Props {
  user: AdminUser;
  onClose: () => void;
  onDone: () => void;
}

const toForm = ({ roleKeys }: AdminUser) => ({ roleKeys });

/** What somebody may do from now on. The service refuses what the one who asks does not hold. */
export function RolesForm({ user, onClose, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const [form] = Form.useForm<{ roleKeys: RoleKey[] }>();
  const { stands, moved, onMoved } = useRebase({ form, record: user, toForm });
  const { userId, name } = user;
  return (
    <DialogForm<{ roleKeys: RoleKey[] }>
      form={form}
      title={t('admin.user.roles.title', { name })}
      width={480}
      initialValues={toForm(user)}
      submitText={t('admin.form.save.action')}
      onClose={onClose}
      onFinish={async (values) => {
        const run = () => updateUserRoles(userId, { roleKeys: values.roleKeys, version: stands.version });
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

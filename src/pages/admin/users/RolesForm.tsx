import { ModalForm, ProFormCheckbox } from '@ant-design/pro-components';
import { ROLE_KEYS, type RoleKey } from '@contract/enums';
import { Form } from 'antd';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { type AdminUser, updateUserRoles } from '@/services/admin-user';

interface Props {
  user: AdminUser;
  onClose: () => void;
  onDone: () => void;
}

/** What somebody may do from now on. The service refuses what the one who asks does not hold. */
export function RolesForm({ user: { userId, name, roleKeys, version }, onClose, onDone }: Props) {
  const t = useText();
  const act = useAct();
  const [form] = Form.useForm();
  return (
    <ModalForm<{ roleKeys: RoleKey[] }>
      form={form}
      open
      title={t('admin.user.roles.title', { name })}
      width={480}
      initialValues={{ roleKeys }}
      onOpenChange={(open) => !open && onClose()}
      modalProps={{ destroyOnHidden: true, centered: true }}
      submitter={{ searchConfig: { submitText: t('admin.form.save.action') } }}
      onFinish={async (values) => {
        const run = () => updateUserRoles(userId, { roleKeys: values.roleKeys, version });
        const done = await act({ run, success: t('admin.form.saved.success'), form, onStale: onDone });
        if (done) onDone();
        return done;
      }}
    >
      <ProFormCheckbox.Group
        name="roleKeys"
        label={t('admin.user.roles.column')}
        layout="vertical"
        rules={[{ required: true, message: t('admin.user.roles.required') }]}
        options={ROLE_KEYS.map((key) => ({ value: key, label: t(`admin.role.${key}.label`) }))}
      />
    </ModalForm>
  );
}

import {
  ProForm,
  ProFormList,
  ProFormSwitch,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import type { AdminSetting } from '@contract/admin-system';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { updateAdminSetting } from '@/services/admin-system';
import styles from './index.module.css';

interface Props {
  setting: AdminSetting;
  onSaved: (setting: AdminSetting) => void;
}
const CONTACTS = [
  ['phone', 40],
  ['hours', 60],
  ['host', 80],
  ['support', 80],
] as const;

export function SettingForm({ setting, onSaved }: Props) {
  const t = useText();
  const act = useAct();
  const [form] = Form.useForm<AdminSetting>();
  const [loaded] = useState(setting);
  const required = (label: string) => [
    { required: true, whitespace: true, message: t('admin.form.field.required', { label }) },
  ];
  const save = async (value: AdminSetting) => {
    const navbar = (value.navbar ?? []).map((item) => ({ ...item, hidden: item.hidden ?? false }));
    const contact = Object.fromEntries(
      CONTACTS.map(([key]) => [key, value.contact[key]?.trim() ?? '']),
    ) as AdminSetting['contact'];
    const body = { ...value, navbar, contact, footer: value.footer?.trim() || null };
    return act({
      run: async () => onSaved(await updateAdminSetting(body)),
      success: t('admin.form.saved.success'),
      form,
    });
  };
  return (
    <section className={styles.form} aria-labelledby="site">
      <h2 id="site">{t('admin.setting.site.title')}</h2>
      <ProForm<AdminSetting>
        form={form}
        initialValues={loaded}
        onFinish={save}
        submitter={false}
        autoFocusFirstInput={false}
      >
        <ProFormText
          name="name"
          label={t('admin.setting.name.label')}
          rules={required(t('admin.setting.name.label'))}
          fieldProps={{ maxLength: 60 }}
        />
        <ProFormSwitch
          name="main_site"
          label={t('admin.setting.mainSite.label')}
          extra={t('admin.setting.mainSite.help')}
        />
        {CONTACTS.map(([key, max]) => (
          <ProFormText
            key={key}
            name={['contact', key]}
            label={t(`admin.setting.${key}.label`)}
            fieldProps={{ maxLength: max }}
          />
        ))}
        <ProFormTextArea
          name="footer"
          label={t('admin.setting.footer.label')}
          fieldProps={{ maxLength: 2000, rows: 3, showCount: true }}
        />
        <ProFormList
          name="navbar"
          className={styles.rows}
          label={t('admin.setting.navbar.label')}
          max={12}
          creatorButtonProps={{ creatorButtonText: t('admin.form.addRow.action') }}
          copyIconProps={false}
          deleteIconProps={{ tooltipText: t('admin.form.removeRow.action') }}
          alwaysShowItemLabel
        >
          <div className={styles.row}>
            <ProFormText
              name="name"
              label={t('admin.setting.navName.label')}
              rules={required(t('admin.setting.navName.label'))}
              fieldProps={{ maxLength: 40 }}
            />
            <ProFormText
              name="link"
              label={t('admin.setting.navLink.label')}
              rules={[
                ...required(t('admin.setting.navLink.label')),
                { pattern: /^(\/(?![/\\])|https:\/\/)/, message: t('admin.setting.navLink.invalid') },
              ]}
              fieldProps={{ maxLength: 300 }}
            />
            <ProFormSwitch name="hidden" label={t('admin.setting.navHidden.label')} />
          </div>
        </ProFormList>
      </ProForm>
      <Button look="primary" onClick={() => form.submit()}>
        {t('admin.setting.save.action')}
      </Button>
    </section>
  );
}

import {
  ProForm,
  ProFormList,
  ProFormSwitch,
  ProFormText,
  ProFormTextArea,
} from '@ant-design/pro-components';
import type { DeskSetting } from '@contract/desk-system';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/useAct';
import { updateDeskSetting } from '@/services/desk-system';
import styles from './index.module.css';

interface Props {
  setting: DeskSetting;
  onSaved: (setting: DeskSetting) => void;
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
  const [form] = Form.useForm<DeskSetting>();
  const [loaded] = useState(setting);
  const required = (label: string) => [
    { required: true, whitespace: true, message: t('desk.form.field.required', { label }) },
  ];
  const save = async (value: DeskSetting) => {
    const navbar = (value.navbar ?? []).map((item) => ({ ...item, hidden: item.hidden ?? false }));
    const contact = Object.fromEntries(
      CONTACTS.map(([key]) => [key, value.contact[key]?.trim() ?? '']),
    ) as DeskSetting['contact'];
    const body = { ...value, navbar, contact, footer: value.footer?.trim() || null };
    return act({
      run: async () => onSaved(await updateDeskSetting(body)),
      success: t('desk.form.saved.success'),
      form,
    });
  };
  return (
    <section className={styles.form} aria-labelledby="site">
      <h2 id="site">{t('desk.setting.site.title')}</h2>
      <ProForm<DeskSetting>
        form={form}
        initialValues={loaded}
        onFinish={save}
        submitter={false}
        autoFocusFirstInput={false}
      >
        <ProFormText
          name="name"
          label={t('desk.setting.name.label')}
          rules={required(t('desk.setting.name.label'))}
          fieldProps={{ maxLength: 60 }}
        />
        <ProFormSwitch
          name="main_site"
          label={t('desk.setting.mainSite.label')}
          extra={t('desk.setting.mainSite.help')}
        />
        {CONTACTS.map(([key, max]) => (
          <ProFormText
            key={key}
            name={['contact', key]}
            label={t(`desk.setting.${key}.label`)}
            fieldProps={{ maxLength: max }}
          />
        ))}
        <ProFormTextArea
          name="footer"
          label={t('desk.setting.footer.label')}
          fieldProps={{ maxLength: 2000, rows: 3, showCount: true }}
        />
        <ProFormList
          name="navbar"
          className={styles.rows}
          label={t('desk.setting.navbar.label')}
          max={12}
          creatorButtonProps={{ creatorButtonText: t('desk.form.addRow.action') }}
          copyIconProps={false}
          deleteIconProps={{ tooltipText: t('desk.form.removeRow.action') }}
          alwaysShowItemLabel
        >
          <div className={styles.row}>
            <ProFormText
              name="name"
              label={t('desk.setting.navName.label')}
              rules={required(t('desk.setting.navName.label'))}
              fieldProps={{ maxLength: 40 }}
            />
            <ProFormText
              name="link"
              label={t('desk.setting.navLink.label')}
              rules={[
                ...required(t('desk.setting.navLink.label')),
                { pattern: /^(\/(?![/\\])|https:\/\/)/, message: t('desk.setting.navLink.invalid') },
              ]}
              fieldProps={{ maxLength: 300 }}
            />
            <ProFormSwitch name="hidden" label={t('desk.setting.navHidden.label')} />
          </div>
        </ProFormList>
      </ProForm>
      <Button look="primary" onClick={() => form.submit()}>
        {t('desk.setting.save.action')}
      </Button>
    </section>
  );
}

import { ProFormList } from '@ant-design/pro-components';
import type { AdminSetting } from '@contract/admin-system';
import { SITE_PICTURE_KINDS, SITE_PICTURES } from '@contract/site-pictures';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { type Text, useText } from '@/i18n/useText';
import { FieldItem } from '@/pages/admin/parts/form/FieldItem';
import { PageForm } from '@/pages/admin/parts/form/PageForm';
import { SwitchItem } from '@/pages/admin/parts/form/SwitchItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useAct } from '@/pages/admin/parts/useAct';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { updateAdminSetting } from '@/services/admin-system';
import { announceSetting } from '@/utils/site-news';
import styles from './index.module.css';
import { LogoField } from './LogoField';

interface Props {
  setting: AdminSetting;
  onSaved: (setting: AdminSetting) => void;
  onChange: (isUnsaved: boolean) => void;
}
const CONTACTS = [
  ['phone', 40],
  ['hours', 60],
  ['host', 80],
  ['support', 80],
] as const;

const PICTURES = SITE_PICTURE_KINDS.map((kind) => `${kind}_url`);
const ROW_KEYS = { navbar: 'link' };
const toForm = (setting: AdminSetting): AdminSetting => setting;

const labelsOf = (t: Text): Record<string, string> => ({
  name: t('admin.setting.name.label'),
  ...Object.fromEntries(SITE_PICTURE_KINDS.map((kind) => [`${kind}_url`, t(`admin.setting.${kind}.label`)])),
  main_site: t('admin.setting.mainSite.label'),
  ...Object.fromEntries(CONTACTS.map(([key]) => [`contact.${key}`, t(`admin.setting.${key}.label`)])),
  footer: t('admin.setting.footer.label'),
  navbar: t('admin.setting.navbar.label'),
  'navbar.*.name': t('admin.setting.navName.label'),
  'navbar.*.link': t('admin.setting.navLink.label'),
  'navbar.*.hidden': t('admin.setting.navHidden.label'),
});

export function SettingForm({ setting, onSaved, onChange }: Props) {
  const t = useText();
  const act = useAct();
  const [form] = Form.useForm<AdminSetting>();
  const [loaded] = useState(setting);
  const {
    stands: saved,
    moved,
    onMoved,
    onSaved: settle,
  } = useRebase({ form, record: loaded, toForm, rowKeys: ROW_KEYS });
  const save = async (value: AdminSetting) => {
    const navbar = (value.navbar ?? []).map((item) => ({ ...item, hidden: item.hidden ?? false }));
    const contact = Object.fromEntries(
      CONTACTS.map(([key]) => [key, value.contact[key]?.trim() ?? '']),
    ) as AdminSetting['contact'];
    // The form leaves out what is empty; the service wants it said.
    const pictures = {
      nav_logo_url: value.nav_logo_url ?? null,
      login_logo_url: value.login_logo_url ?? null,
      tab_logo_url: value.tab_logo_url ?? null,
    };
    const body = { ...value, ...pictures, navbar, contact, footer: value.footer?.trim() || null };
    return act({
      run: async () => {
        const kept = await updateAdminSetting({ ...body, before: saved });
        settle(kept);
        onChange(false);
        announceSetting();
        onSaved(kept);
      },
      success: t('admin.form.saved.success'),
      form,
      onMoved,
    });
  };
  return (
    <section className={styles.form} aria-labelledby="site">
      <h2 id="site">{t('admin.setting.site.title')}</h2>
      <PageForm<AdminSetting>
        form={form}
        initialValues={loaded}
        onFinish={save}
        onValuesChange={() => onChange(true)}
      >
        <MovedNote moved={moved} labels={labelsOf(t)} coded={PICTURES} />
        <TextItem name="name" label={t('admin.setting.name.label')} max={60} />
        {SITE_PICTURE_KINDS.map((kind) => (
          <FieldItem
            key={kind}
            name={`${kind}_url`}
            label={t(`admin.setting.${kind}.label`)}
            extra={t('admin.setting.picture.help', SITE_PICTURES[kind])}
          >
            <LogoField kind={kind} saved={saved[`${kind}_url`]} />
          </FieldItem>
        ))}
        <SwitchItem
          name="main_site"
          label={t('admin.setting.mainSite.label')}
          extra={t('admin.setting.mainSite.help')}
        />
        {CONTACTS.map(([key, max]) => (
          <TextItem
            key={key}
            name={['contact', key]}
            label={t(`admin.setting.${key}.label`)}
            max={max}
            ltr={key === 'phone'}
            optional
          />
        ))}
        <TextItem name="footer" label={t('admin.setting.footer.label')} max={2000} rows={3} optional />
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
            <TextItem name="name" label={t('admin.setting.navName.label')} max={40} />
            <TextItem
              name="link"
              label={t('admin.setting.navLink.label')}
              max={300}
              ltr
              rules={[{ pattern: /^(\/(?![/\\])|https:\/\/)/, message: t('admin.setting.navLink.invalid') }]}
            />
            <SwitchItem name="hidden" label={t('admin.setting.navHidden.label')} />
          </div>
        </ProFormList>
      </PageForm>
      <Button look="primary" onClick={() => form.submit()}>
        {t('admin.setting.save.action')}
      </Button>
    </section>
  );
}

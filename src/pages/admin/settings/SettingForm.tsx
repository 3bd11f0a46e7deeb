import type { AdminSetting } from '@contract/admin-system';
import { SITE_LIMITS } from '@contract/site-choices';
import { SITE_PICTURE_KINDS, SITE_PICTURES } from '@contract/site-pictures';
import { Form } from 'antd';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { useAct } from '@/pages/admin/parts/acts/useAct';
import { FieldItem } from '@/pages/admin/parts/form/FieldItem';
import { PageForm } from '@/pages/admin/parts/form/PageForm';
import { SwitchItem } from '@/pages/admin/parts/form/SwitchItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import { MovedNote } from '@/pages/admin/parts/MovedNote';
import { useRebase } from '@/pages/admin/parts/useRebase';
import { updateAdminSetting } from '@/services/admin-system';
import { announceSetting } from '@/utils/site-news';
import styles from './index.module.css';
import { LogoField } from './LogoField';
import { NavbarRows } from './NavbarRows';
import { CONTACTS, PICTURES, settingBody, settingLabels } from './setting-value';

interface Props {
  setting: AdminSetting;
  onSaved: (setting: AdminSetting) => void;
  onChange: (isUnsaved: boolean) => void;
}
const ROW_KEYS = { navbar: 'link' };
const toForm = (setting: AdminSetting): AdminSetting => setting;

/** Site-wide settings: name, pictures, contacts and navigation entries. */
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
  const save = (value: AdminSetting): Promise<boolean> =>
    act({
      run: async () => {
        const kept = await updateAdminSetting({ ...settingBody(value), before: saved });
        settle(kept);
        onChange(false);
        announceSetting();
        onSaved(kept);
      },
      success: t('admin.form.saved.success'),
      form,
      onMoved,
    });
  return (
    <section className={styles.form} aria-labelledby="site">
      <h2 id="site">{t('admin.setting.site.title')}</h2>
      <PageForm<AdminSetting>
        form={form}
        initialValues={loaded}
        onFinish={save}
        onValuesChange={() => onChange(true)}
      >
        <MovedNote moved={moved} labels={settingLabels(t)} coded={PICTURES} />
        <TextItem name="name" label={t('admin.setting.name.label')} {...SITE_LIMITS.name} />
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
        {CONTACTS.map((key) => (
          <TextItem
            key={key}
            name={['contact', key]}
            label={t(`admin.setting.${key}.label`)}
            {...SITE_LIMITS.contact[key]}
            ltr={key === 'phone'}
            optional
          />
        ))}
        <TextItem
          name="footer"
          label={t('admin.setting.footer.label')}
          {...SITE_LIMITS.footer}
          rows={3}
          optional
        />
        <NavbarRows />
      </PageForm>
      <Button look="primary" onClick={() => form.submit()}>
        {t('admin.setting.save.action')}
      </Button>
    </section>
  );
}

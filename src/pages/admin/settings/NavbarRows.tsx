import { ProFormList } from '@ant-design/pro-components';
import { SITE_LIMITS } from '@contract/site-choices';
import { useText } from '@/i18n/useText';
import { SwitchItem } from '@/pages/admin/parts/form/SwitchItem';
import { TextItem } from '@/pages/admin/parts/form/TextItem';
import styles from './index.module.css';

/** The entries of the site's navigation bar: where each links to, and whether it is shown. */
export function NavbarRows() {
  const t = useText();
  return (
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
        <TextItem name="name" label={t('admin.setting.navName.label')} {...SITE_LIMITS.navName} />
        <TextItem
          name="link"
          label={t('admin.setting.navLink.label')}
          {...SITE_LIMITS.navLink}
          ltr
          rules={[{ pattern: /^(\/(?![/\\])|https:\/\/)/, message: t('admin.setting.navLink.invalid') }]}
        />
        <SwitchItem name="hidden" label={t('admin.setting.navHidden.label')} />
      </div>
    </ProFormList>
  );
}

import type { AdminSetting } from '@contract/admin-system';
import type { SITE_LIMITS } from '@contract/site-choices';
import { SITE_PICTURE_KINDS } from '@contract/site-pictures';
import type { Text } from '@/i18n/useText';

/** The contact fields with the maximum length of each. */
export const CONTACTS = [
  'phone',
  'hours',
  'host',
  'support',
] as const satisfies (keyof typeof SITE_LIMITS.contact)[];

export const PICTURES = SITE_PICTURE_KINDS.map((kind) => `${kind}_url`);

/** The label of each field of the form, by its path. */
export const settingLabels = (t: Text): Record<string, string> => ({
  name: t('admin.setting.name.label'),
  ...Object.fromEntries(SITE_PICTURE_KINDS.map((kind) => [`${kind}_url`, t(`admin.setting.${kind}.label`)])),
  main_site: t('admin.setting.mainSite.label'),
  ...Object.fromEntries(CONTACTS.map((key) => [`contact.${key}`, t(`admin.setting.${key}.label`)])),
  footer: t('admin.setting.footer.label'),
  navbar: t('admin.setting.navbar.label'),
  'navbar.*.name': t('admin.setting.navName.label'),
  'navbar.*.link': t('admin.setting.navLink.label'),
  'navbar.*.hidden': t('admin.setting.navHidden.label'),
});

/** The form leaves out empty fields, but the service requires them. */
export const settingBody = (value: AdminSetting): AdminSetting => ({
  ...value,
  nav_logo_url: value.nav_logo_url ?? null,
  login_logo_url: value.login_logo_url ?? null,
  tab_logo_url: value.tab_logo_url ?? null,
  navbar: (value.navbar ?? []).map((item) => ({ ...item, hidden: item.hidden ?? false })),
  contact: Object.fromEntries(
    CONTACTS.map((key) => [key, value.contact[key]?.trim() ?? '']),
  ) as AdminSetting['contact'],
  footer: value.footer?.trim() || null,
});

import { granterOf, type Permission } from '@contract/permissions';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useText } from '@/i18n/useText';

/** The right that a page asks for; `staff` is any right of the admin area. */
export type Missing = Permission | 'staff';

/** Which right is missing, by its name and as it is written, and who can give it; where that is not known, whom to ask. */
export function useMissing(missing: Missing | undefined): string[] {
  const t = useText();
  const names = usePermissionNames();
  if (missing === undefined) return [t('error.forbidden.ask.help')];
  const granter = t(`admin.role.${granterOf(missing)}.label`);
  if (missing === 'staff') return [t('admin.permission.staff.help', { granter })];
  return [
    t('admin.permission.missing.help', { name: names[missing] ?? missing, key: missing }),
    t('admin.permission.granter.help', { granter }),
  ];
}

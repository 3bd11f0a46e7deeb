import { granterOf, type Permission } from '@contract/permissions';
import { usePermissionNames } from '@/hooks/usePermissionNames';
import { useText } from '@/i18n/useText';

/** The permission that a page requires; `staff` means any permission of the admin area. */
export type Missing = Permission | 'staff';

/**
 * Names the missing permission (its label and key) and the role that grants it; without a permission, says whom to ask.
 */
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

import { ALL_PERMISSIONS, PERMISSIONS } from '@contract/permissions';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';

/** `cms:apply:decide` in words; the message ids say it with dots. */
export function usePermissionNames(): Record<string, string> {
  const t = useText();
  const nameOf = (key: string): string =>
    t(`admin.permission.${key.replaceAll(':', '.')}.label` as MessageId);
  return {
    ...Object.fromEntries(PERMISSIONS.map((key) => [key, nameOf(key)])),
    [ALL_PERMISSIONS]: t('admin.permission.all.label'),
  };
}

import { ALL_PERMISSIONS, PERMISSIONS } from '@contract/permissions';
import { permissionWord } from '@contract/rules/permission-words';
import { useWords } from '@/i18n/useWords';

/** `cms:apply:decide` in words. */
export function usePermissionNames(): Record<string, string> {
  const say = useWords();
  return Object.fromEntries([...PERMISSIONS, ALL_PERMISSIONS].map((key) => [key, say(permissionWord(key))]));
}

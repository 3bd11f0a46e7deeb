import { Banner } from '@/components/Banner';
import { useText } from '@/i18n/useText';
import { keepsNothing } from '@/utils/stored';
import { useHydrating } from '@/utils/useHydrating';

/** If the browser stores nothing: says how long the sign-in will last. */
export function StorageNote() {
  const t = useText();
  const isHydrating = useHydrating();
  if (isHydrating || !keepsNothing()) return null;
  return <Banner tone="warning">{t('settings.memory.session.label')}</Banner>;
}

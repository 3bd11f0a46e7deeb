import { NOTICE_CHANNELS } from '@contract/account-choices';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { Told } from '@/services/follow';
import styles from './index.module.css';

/** Who will hear of the next act, and how: said before anybody presses. */
export function NextTold({ told }: { told: Told | undefined }) {
  const t = useText();
  const list = useList();
  if (!told) return null;
  const { name, ...reach } = told.next;
  const channels = NOTICE_CHANNELS.filter((channel) => reach[channel]);
  return (
    <p className={styles.quiet}>
      {channels.length === 0
        ? t('admin.told.nobody.help', { name })
        : t('admin.told.next.help', {
            name,
            channels: list(channels.map((channel) => t(`admin.told.${channel}.label`))),
          })}
    </p>
  );
}

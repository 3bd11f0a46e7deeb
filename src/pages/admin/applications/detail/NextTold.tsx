import { NOTICE_CHANNELS } from '@contract/account-choices';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { Told } from '@/services/follow';
import styles from './index.module.css';

/** Who will be notified of the next decision and how, shown before anybody decides. */
export function NextTold({ told }: { told: Told | undefined }) {
  const t = useText();
  const list = useList();
  if (!told) return null;
  const people = told.next.map(({ name, ...reach }) => ({
    name,
    channels: NOTICE_CHANNELS.filter((channel) => reach[channel]),
  }));
  const reached = people.filter(({ channels }) => channels.length > 0);
  const missed = people.filter(({ channels }) => channels.length === 0);
  return (
    <p className={styles.quiet}>
      {reached.length > 0 &&
        t('admin.apply.told.next.help', {
          n: reached.length,
          people: list(
            reached.map(({ name, channels }) =>
              t('admin.apply.told.person.label', {
                name,
                channels: list(channels.map((channel) => t(`admin.apply.told.${channel}.label`))),
              }),
            ),
          ),
        })}
      {reached.length > 0 && missed.length > 0 && <br />}
      {missed.length > 0 && t('admin.apply.told.nobody.help', { name: list(missed.map(({ name }) => name)) })}
    </p>
  );
}

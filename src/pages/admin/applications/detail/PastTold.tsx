import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { Told } from '@/services/follow';
import styles from './index.module.css';

/** Whether the notices of one event have arrived. */
export function PastTold({ told, eventId }: { told: Told | undefined; eventId: number }) {
  const t = useText();
  const list = useList();
  const past = told?.past.find((one) => one.eventId === eventId);
  if (!past) return null;
  const parts = [
    ...(past.site > 0 ? [t('admin.apply.told.shown.label', { n: past.site })] : []),
    ...past.sent.flatMap(({ channel, ...counts }) =>
      (['arrived', 'waiting', 'failed'] as const).flatMap((state) =>
        counts[state] > 0
          ? [
              t(`admin.apply.told.${state}.label`, {
                channel: t(`admin.apply.told.${channel}.label`),
                n: counts[state],
              }),
            ]
          : [],
      ),
    ),
  ];
  return <p className={styles.quiet}>{t('admin.apply.told.past.label', { parts: list(parts) })}</p>;
}

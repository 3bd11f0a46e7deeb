import { Icon } from '@/components/Icon';
import { useFrame } from '@/hooks/useFrame';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import styles from './UpdateBanner.module.css';

/** An announced interruption: a banner, never a dialog (req:ui-update-banner). */
export function UpdateBanner() {
  const t = useText();
  const time = useTimeText();
  const { update } = useFrame();
  if (!update.system_update) return null;
  return (
    <section className={styles.banner} aria-label={t('shell.update.banner.label')}>
      <div className={`wrap ${styles.inner}`}>
        <Icon name="warning" />
        <p>
          <strong>{update.subject || t('shell.update.banner.label')}</strong>
          {update.system_score && <span>{update.system_score}</span>}
          {update.start_time && update.end_time && (
            <span>
              {t('shell.update.period.label', {
                start: time.dateTime(update.start_time),
                end: time.dateTime(update.end_time),
              })}
            </span>
          )}
        </p>
      </div>
    </section>
  );
}

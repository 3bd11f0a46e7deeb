import { useId } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { useCopy } from '@/components/useCopy';
import { useText } from '@/i18n/useText';
import styles from './calendar.module.css';

/** `webcal:` makes calendar programs subscribe instead of importing once. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address to copy, and how to put it into a calendar. */
export function CalendarAddress({ url }: { url: string }) {
  const t = useText();
  const id = useId();
  const { source, copied, copy } = useCopy<HTMLInputElement>();
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('life.calendar.address.label')}
      </label>
      <div className={styles.address}>
        <input
          ref={source}
          id={id}
          className={styles.field}
          dir="ltr"
          readOnly
          value={url}
          aria-describedby={`${id}-note`}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy(url)}>{t('life.calendar.copy.action')}</Button>
        <ButtonLink look="primary" to={subscribing(url)}>
          {t('life.calendar.add.action')}
        </ButtonLink>
      </div>
      <p className={styles.status}>
        <CopyOutcome copied={copied} />
      </p>
      <p id={`${id}-note`} className={styles.note}>
        {t('life.calendar.address.help')}
      </p>
    </>
  );
}

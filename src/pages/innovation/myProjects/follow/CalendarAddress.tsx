import { useId, useRef, useState } from 'react';
import { Button, ButtonLink } from '@/components/Button';
import { useText } from '@/i18n/useText';
import { copyText } from '@/utils/copy-text';
import styles from './calendar.module.css';

/** `webcal:` makes calendar programs subscribe instead of importing once. */
const subscribing = (url: string): string => url.replace(/^https?:/, 'webcal:');

/** The address to copy, and how to put it into a calendar. */
export function CalendarAddress({ url }: { url: string }) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<boolean | null>(null);
  const copy = async (): Promise<void> => {
    const done = await copyText(url);
    if (!done) field.current?.select();
    setCopied(done);
  };
  return (
    <>
      <label className={styles.label} htmlFor={id}>
        {t('life.calendar.address.label')}
      </label>
      <div className={styles.address}>
        <input
          ref={field}
          id={id}
          className={styles.field}
          dir="ltr"
          readOnly
          value={url}
          aria-describedby={`${id}-note`}
          onFocus={({ target }) => target.select()}
        />
        <Button onClick={() => void copy()}>{t('life.calendar.copy.action')}</Button>
        <ButtonLink look="primary" to={subscribing(url)}>
          {t('life.calendar.add.action')}
        </ButtonLink>
      </div>
      <p role="status" className={styles.status}>
        {copied === true && t('life.calendar.copied.success')}
        {copied === false && t('life.calendar.copied.failure')}
      </p>
      <p id={`${id}-note`} className={styles.note}>
        {t('life.calendar.address.help')}
      </p>
    </>
  );
}

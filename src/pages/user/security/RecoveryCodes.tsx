import { useEffect } from 'react';
import { Button } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { useCopy } from '@/components/useCopy';
import { useLeaveQuestion } from '@/components/useLeaveQuestion';
import { useText } from '@/i18n/useText';
import { saveFile } from '@/utils/save-file';
import styles from './RecoveryCodes.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes are shown only once; leaving without confirming that they are saved asks first. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useText();
  const { source, copied, copy } = useCopy<HTMLUListElement>();
  const { note } = useLeaveQuestion({
    title: t('settings.recovery.leave.confirm'),
    okText: t('settings.recovery.leave.action'),
    cancelText: t('settings.recovery.stay.action'),
  });
  useEffect(() => note('codes', true), [note]);
  const text = codes.join('\n');
  return (
    <section className={styles.codes} aria-labelledby="recovery-title">
      <h3 id="recovery-title">{t('settings.recovery.self.title')}</h3>
      <p>{t('settings.recovery.self.help')}</p>
      <ul ref={source} dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p>
        <CopyOutcome copied={copied} />
      </p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onDone}>
          {t('settings.recovery.done.action')}
        </Button>
        <Button onClick={() => void copy(text)}>{t('settings.recovery.copy.action')}</Button>
        <Button
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('settings.recovery.save.action')}
        </Button>
      </div>
    </section>
  );
}

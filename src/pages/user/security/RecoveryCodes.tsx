import { useEffect, useState } from 'react';
import { Button } from '@/components/Button';
import { useLeaveQuestion } from '@/components/useLeaveQuestion';
import { useText } from '@/i18n/useText';
import { copyText } from '@/utils/copy-text';
import { saveFile } from '@/utils/save-file';
import styles from './RecoveryCodes.module.css';

interface Props {
  codes: readonly string[];
  onDone: () => void;
}

/** Recovery codes are shown only once; leaving without confirming that they are saved asks first. */
export function RecoveryCodes({ codes, onDone }: Props) {
  const t = useText();
  const [outcome, setOutcome] = useState<'success' | 'failure' | null>(null);
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
      <ul dir="ltr" translate="no">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <p role="status">{outcome && t(`settings.recovery.copied.${outcome}`)}</p>
      <div className={styles.actions}>
        <Button look="primary" onClick={onDone}>
          {t('settings.recovery.done.action')}
        </Button>
        <Button onClick={async () => setOutcome((await copyText(text)) ? 'success' : 'failure')}>
          {t('settings.recovery.copy.action')}
        </Button>
        <Button
          onClick={() => saveFile('recovery-codes.txt', new Blob([`${text}\n`], { type: 'text/plain' }))}
        >
          {t('settings.recovery.save.action')}
        </Button>
      </div>
    </section>
  );
}

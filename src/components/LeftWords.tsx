import { useEffect, useId, useRef, useState } from 'react';
import { useText } from '@/i18n/useText';
import { copyText } from '@/utils/copy-text';
import { Button } from './Button';
import { FieldError } from './form/FieldError';
import styles from './LeftWords.module.css';

/** What somebody typed into one field, by the field's label. */
export interface TypedWords {
  label: string;
  text: string;
}

interface Props {
  words: readonly TypedWords[];
  /** Why they were not sent; null if they never were. */
  refusal: string | null;
}

/** A text in a box of its own, so that Ctrl+A takes nothing else. */
function Kept({ label, text }: TypedWords) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea id={id} className={styles.text} readOnly rows={3} value={text} />
    </div>
  );
}

/** Words that can no longer be sent from where they were typed: to be read, and copied for another use. */
export function LeftWords({ words, refusal }: Props) {
  const t = useText();
  const [copied, setCopied] = useState<boolean | null>(null);
  const frame = useRef<HTMLDivElement>(null);
  const copy = async (): Promise<void> => {
    const done = await copyText(words.map(({ text }) => text).join('\n\n'));
    setCopied(done);
    if (!done) frame.current?.querySelector('textarea')?.select();
  };
  useEffect(() => {
    // They exist here only.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div className={styles.left} ref={frame}>
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <p className={styles.help}>{t('draft.left.self.help')}</p>
      {words.map(({ label, text }) => (
        <Kept key={label} label={label} text={text} />
      ))}
      <div className={styles.copy}>
        <Button size="small" onClick={() => void copy()}>
          {t('draft.left.copy.action')}
        </Button>
        <span role="status">
          {copied !== null && t(copied ? 'draft.left.copied.success' : 'draft.left.copied.failure')}
        </span>
      </div>
    </div>
  );
}

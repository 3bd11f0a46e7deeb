import { type Ref, useEffect, useId } from 'react';
import { Button } from '@/components/Button';
import { CopyOutcome } from '@/components/CopyOutcome';
import { FieldError } from '@/components/form/FieldError';
import { useCopy } from '@/components/useCopy';
import { useText } from '@/i18n/useText';
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
function Kept({ label, text, source }: TypedWords & { source?: Ref<HTMLTextAreaElement> }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <textarea ref={source} id={id} className={styles.text} readOnly rows={3} value={text} />
    </div>
  );
}

/** Words that can no longer be sent from where they were typed: to be read, and copied for another use. */
export function LeftWords({ words, refusal }: Props) {
  const t = useText();
  const { source, copied, copy } = useCopy<HTMLTextAreaElement>();
  useEffect(() => {
    // They exist here only.
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, []);
  return (
    <div className={styles.left}>
      {refusal && (
        <div role="alert">
          <FieldError>{refusal}</FieldError>
        </div>
      )}
      <p className={styles.help}>{t('draft.left.self.help')}</p>
      {words.map(({ label, text }, place) => (
        <Kept key={label} label={label} text={text} {...(place === 0 && { source })} />
      ))}
      <div className={styles.copy}>
        <Button size="small" onClick={() => void copy(words.map(({ text }) => text).join('\n\n'))}>
          {t('draft.left.copy.action')}
        </Button>
        <CopyOutcome copied={copied} />
      </div>
    </div>
  );
}

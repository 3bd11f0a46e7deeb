import { textLength } from '@contract/rules/text-length';
import { SAVED_LIMITS } from '@contract/saved-search-choices';
import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '@/components/Button';
import { CharacterCount } from '@/components/form/CharacterCount';
import { describedBy } from '@/components/form/described-by';
import { useText } from '@/i18n/useText';
import { isComposing } from '@/utils/is-composing';
import styles from './saved.module.css';

interface Props {
  name: string;
  busy: boolean;
  fault: string | null;
  onName: (name: string) => Promise<unknown>;
  onCancel: () => void;
}
const { min, max } = SAVED_LIMITS.name;

/** Form for the name of a saved search. Plain HTML, because the public lists do not load the form kit. */
export function NameForm({ name, busy, fault, onName, onCancel }: Props) {
  const t = useText();
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(name);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => field.current?.select(), []);
  const refusal = problem ?? fault;
  const foot = `${id}-foot`;
  const send = (): void => {
    const n = textLength(typed);
    const isFit = n >= min && n <= max;
    setProblem(isFit ? null : t('saved.name.length.invalid', { max, n }));
    if (isFit) void onName(typed.trim());
    else field.current?.focus();
  };
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && !isComposing(event.nativeEvent)) onCancel();
      }}
    >
      <label htmlFor={id}>{t('saved.name.self.label')}</label>
      <div className={styles.line}>
        <input
          ref={field}
          id={id}
          className={styles.input}
          value={typed}
          aria-invalid={refusal !== null}
          aria-describedby={describedBy(foot, refusal && `${id}-refusal`)}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" busy={busy}>
          {t('saved.name.save.action')}
        </Button>
        <Button look="text" onClick={onCancel}>
          {t('kit.confirm.cancel.action')}
        </Button>
      </div>
      <CharacterCount id={foot} count={textLength(typed)} {...{ min, max }} />
      {refusal && (
        <p id={`${id}-refusal`} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}

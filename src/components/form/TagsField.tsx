import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { FieldShell } from './FieldShell';
import type { FieldProps } from './field-props';
import { hasSeparator, splitTags } from './split-tags';
import styles from './TagsField.module.css';

interface Props extends FieldProps<string[] | null> {
  max?: number;
  placeholder?: string;
}

/** Short words such as 关键词. Enter, a separator or leaving the field completes a word; pasting a list splits it. */
export function TagsField({ value, onChange, onBlur, max, placeholder, ...shell }: Props) {
  const text = useText();
  const join = useList();
  const tags = value ?? [];
  const [typed, setTyped] = useState('');
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const add = (words: string): void => {
    const fresh = splitTags(words, tags);
    setTyped('');
    if (fresh.length > 0) onChange([...tags, ...fresh]);
    setSaid(
      fresh.length > 0
        ? text('kit.tags.added.success', { word: join(fresh) })
        : text('kit.tags.twice.failure'),
    );
  };
  const remove = (tag: string): void => {
    const rest = tags.filter((each) => each !== tag);
    onChange(rest.length > 0 ? rest : null);
    setSaid(text('kit.tags.removed.success', { word: tag }));
    input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    // Enter that ends a pinyin word belongs to the input method.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Enter' && typed.trim()) {
      event.preventDefault();
      add(typed);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typed === '' && last) {
      // The word goes back into the field to be corrected; nothing is thrown away.
      event.preventDefault();
      onChange(tags.length > 1 ? tags.slice(0, -1) : null);
      setTyped(last);
    }
  };
  return (
    <FieldShell
      {...shell}
      read={join(tags)}
      foot={
        max ? (
          <span className={styles.count} id={`${shell.id}-foot`}>
            {text('kit.tags.count.label', { n: tags.length, max })}
          </span>
        ) : undefined
      }
    >
      {(wiring) => (
        <div className={styles.box} data-invalid={wiring['aria-invalid']}>
          {tags.length > 0 && (
            <ul className={styles.tags} aria-label={shell.label}>
              {tags.map((tag) => (
                <li key={tag} className={styles.tag}>
                  {tag}
                  <button
                    type="button"
                    aria-label={text('kit.tags.remove.action', { word: tag })}
                    onClick={() => remove(tag)}
                  >
                    <Icon name="cross" size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...wiring}
            ref={input}
            className={styles.input}
            autoComplete="off"
            placeholder={tags.length === 0 ? placeholder : undefined}
            value={typed}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              const { value: words } = event.target;
              const composing = (event.nativeEvent as InputEvent).isComposing;
              if (!composing && hasSeparator(words)) add(words);
              else setTyped(words);
            }}
            onPaste={(event) => {
              const words = event.clipboardData.getData('text');
              if (!hasSeparator(words)) return;
              event.preventDefault();
              add(typed + words);
            }}
            onBlur={() => {
              if (typed.trim()) add(typed);
              onBlur?.();
            }}
          />
          <span className="vh" role="status">
            {said}
          </span>
        </div>
      )}
    </FieldShell>
  );
}

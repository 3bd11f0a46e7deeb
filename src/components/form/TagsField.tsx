import { openWords, writeWords } from '@contract/rules/read-typed';
import { hasSeparator, splitWords } from '@contract/rules/split-words';
import { type KeyboardEvent, useRef, useState } from 'react';
import { Icon } from '@/components/Icon';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { isComposing } from '@/utils/is-composing';
import { FieldShell } from './FieldShell';
import type { FieldProps, Typed } from './field-props';
import { memoField } from './memo-field';
import styles from './TagsField.module.css';
import { useSettled } from './useSettled';

interface Props extends FieldProps<Typed<string[]>> {
  max?: number;
  placeholder?: string;
}

/** Short words such as 关键词. Enter, a separator or leaving the field completes a word; pasting a list splits it. */
export const TagsField = memoField(function TagsField({
  value,
  onChange,
  onBlur,
  max,
  placeholder,
  ...shell
}: Props) {
  const text = useText();
  const join = useList();
  // The word that is being typed is part of the value: it is there again after a reload.
  const { words: tags, typing } =
    typeof value === 'string' ? openWords(value) : { words: value ?? [], typing: '' };
  const [said, setSaid] = useState('');
  const input = useRef<HTMLInputElement>(null);

  const hold = (words: readonly string[], next: string): void => {
    if (next !== '') onChange(writeWords(words, next));
    else onChange(words.length > 0 ? [...words] : null);
  };
  const add = (words: string): void => {
    const fresh = splitWords(words, tags);
    hold([...tags, ...fresh], '');
    setSaid(
      fresh.length > 0
        ? text('kit.tags.added.success', { word: join(fresh) })
        : text('kit.tags.twice.failure'),
    );
  };
  const remove = (tag: string): void => {
    hold(
      tags.filter((each) => each !== tag),
      typing,
    );
    setSaid(text('kit.tags.removed.success', { word: tag }));
    input.current?.focus();
  };
  const settle = useSettled(() => {
    if (typing.trim()) add(typing);
    else if (typing) hold(tags, '');
  }, onBlur);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && typing.trim()) {
      event.preventDefault();
      add(typing);
    }
    const last = tags.at(-1);
    if (event.key === 'Backspace' && typing === '' && last) {
      // The word goes back into the field to be corrected; nothing is thrown away.
      event.preventDefault();
      hold(tags.slice(0, -1), last);
    }
  };
  return (
    <FieldShell
      {...shell}
      read={join(typing.trim() ? [...tags, typing.trim()] : tags)}
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
            value={typing}
            onKeyDown={onKeyDown}
            onChange={(event) => {
              const { value: words } = event.target;
              const composing = (event.nativeEvent as InputEvent).isComposing;
              if (!composing && hasSeparator(words)) add(words);
              else hold(tags, words);
            }}
            onPaste={(event) => {
              const words = event.clipboardData.getData('text');
              if (!hasSeparator(words)) return;
              event.preventDefault();
              add(typing + words);
            }}
            onBlur={settle}
          />
          <span className="vh" role="status">
            {said}
          </span>
        </div>
      )}
    </FieldShell>
  );
});

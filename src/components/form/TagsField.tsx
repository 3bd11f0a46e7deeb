import { hasSeparator } from '@contract/rules/split-words';
import { type WordsLimit, wordsRule } from '@contract/rules/text-shapes';
import { type KeyboardEvent, useRef } from 'react';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { useWords } from '@/i18n/useWords';
import { isComposing } from '@/utils/is-composing';
import { FieldShell } from './FieldShell';
import type { FieldProps, Typed } from './field-props';
import { memoField } from './memo-field';
import { TagList } from './TagList';
import styles from './TagsField.module.css';
import { useSettled } from './useSettled';
import { useTags } from './useTags';

interface Props extends FieldProps<Typed<string[]>>, WordsLimit {
  placeholder?: string;
}

/** Short words such as 关键词. Enter, a separator or leaving the field completes a word; pasting a list splits it. */
export const TagsField = memoField(function TagsField({
  value,
  onChange,
  onBlur,
  min,
  max,
  each,
  placeholder,
  ...shell
}: Props) {
  const text = useText();
  const say = useWords();
  const join = useList();
  const { tags, typing, said, type, add, remove, reopen } = useTags(value, onChange);
  const input = useRef<HTMLInputElement>(null);

  const settle = useSettled(() => {
    if (typing.trim()) add(typing);
    else if (typing) type('');
  }, onBlur);
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (isComposing(event.nativeEvent)) return;
    if (event.key === 'Enter' && typing.trim()) {
      event.preventDefault();
      add(typing);
    }
    if (event.key === 'Backspace' && typing === '' && tags.length > 0) {
      event.preventDefault();
      reopen();
    }
  };
  return (
    <FieldShell
      {...shell}
      read={join(typing.trim() ? [...tags, typing.trim()] : tags)}
      foot={
        <span className={styles.count} id={`${shell.id}-foot`}>
          {tags.length > 0
            ? text('kit.tags.count.label', { n: tags.length, max })
            : say(wordsRule({ min, max, each }))}
        </span>
      }
    >
      {(wiring) => (
        <div className={styles.box} data-invalid={wiring['aria-invalid']}>
          {tags.length > 0 && (
            <TagList
              label={shell.label}
              tags={tags}
              onRemove={(tag) => {
                remove(tag);
                input.current?.focus();
              }}
            />
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
              else type(words);
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

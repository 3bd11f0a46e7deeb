import { openWords, writeWords } from '@contract/rules/read-typed';
import { splitWords } from '@contract/rules/split-words';
import { useState } from 'react';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import type { Typed } from './field-props';

/** Words that are complete and the one that is being typed, which is part of the value: it outlives a reload. */
export function useTags(value: Typed<string[]>, onChange: (value: Typed<string[]>) => void) {
  const text = useText();
  const join = useList();
  const [said, setSaid] = useState('');
  const { words: tags, typing } =
    typeof value === 'string' ? openWords(value) : { words: value ?? [], typing: '' };
  const hold = (words: readonly string[], next: string): void => {
    if (next !== '') onChange(writeWords(words, next));
    else onChange(words.length > 0 ? [...words] : null);
  };
  return {
    tags,
    typing,
    /** The last change in words, for screen readers. */
    said,
    type: (next: string): void => hold(tags, next),
    add: (words: string): void => {
      const fresh = splitWords(words, tags);
      hold([...tags, ...fresh], '');
      setSaid(
        fresh.length > 0
          ? text('kit.tags.added.success', { word: join(fresh) })
          : text('kit.tags.twice.failure'),
      );
    },
    remove: (tag: string): void => {
      hold(
        tags.filter((each) => each !== tag),
        typing,
      );
      setSaid(text('kit.tags.removed.success', { word: tag }));
    },
    /** Puts the last word back into the input for correction, so that nothing is lost. */
    reopen: (): void => hold(tags.slice(0, -1), tags.at(-1) ?? ''),
  };
}

import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/** Signs between the parts of a list, and between sentences; western ones where a language is not named. */
const SIGNS: Readonly<Record<string, readonly [parts: string, sentences: string]>> = {
  zh: ['、', '；'],
  ja: ['、', '；'],
  ar: ['، ', '؛ '],
  fa: ['، ', '؛ '],
  ku: ['، ', '؛ '],
};
const WESTERN = [', ', '; '] as const;

export type Join = (texts: readonly string[], what?: 'parts' | 'sentences') => string;

/** Several names in a row, or several sentences, as the language chosen now puts them. */
export function useList(): Join {
  const { locale } = useIntl();
  return useCallback<Join>(
    (texts, what = 'parts') => {
      const [parts, sentences] = SIGNS[locale.split('-')[0] ?? ''] ?? WESTERN;
      return texts.join(what === 'parts' ? parts : sentences);
    },
    [locale],
  );
}

import { useIntl } from '@umijs/max';
import { useCallback } from 'react';

/**
 * What stands between the parts of a list, between facts, between sentences, after the name of what follows, between
 * titles that bear marks of their own, between words and the link that they lead to.
 */
type What = 'parts' | 'facts' | 'sentences' | 'pair' | 'titles' | 'words';
type Signs = Readonly<Record<What, string>>;

const CHINESE: Signs = { parts: '、', facts: '，', sentences: '；', pair: '：', titles: '', words: '' };
const ARABIC: Signs = {
  ...{ parts: '، ', facts: '، ', sentences: '؛ ' },
  ...{ pair: ': ', titles: '، ', words: ' ' },
};
const WESTERN: Signs = { parts: ', ', facts: ', ', sentences: '; ', pair: ': ', titles: ', ', words: ' ' };
const SIGNS: Readonly<Record<string, Signs>> = {
  zh: CHINESE,
  ja: CHINESE,
  ar: ARABIC,
  fa: ARABIC,
  ku: ARABIC,
};

export type Join = (texts: readonly string[], what?: What) => string;

const signsOf = (locale: string): Signs => SIGNS[locale.split('-')[0] ?? ''] ?? WESTERN;

/** Several names in a row, several sentences, or a name and what belongs to it, as the language chosen now puts them. */
export function useList(): Join {
  const { locale } = useIntl();
  return useCallback<Join>((texts, what = 'parts') => texts.join(signsOf(locale)[what]), [locale]);
}

/** The same where what is joined is more than text, such as a link. */
export const useSign = (what: What): string => signsOf(useIntl().locale)[what];

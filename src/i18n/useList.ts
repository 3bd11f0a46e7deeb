import { directionOf } from '@contract/rules/direction';
import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { rightToLeftList } from '@/utils/isolate';

/**
 * The separators: between the parts of a list, between facts, between sentences, and after a name that introduces
 * something.
 */
type What = 'parts' | 'facts' | 'sentences' | 'pair';
type Signs = Readonly<Record<What, string>>;

const CHINESE: Signs = { parts: '、', facts: '，', sentences: '；', pair: '：' };
const ARABIC: Signs = { parts: '، ', facts: '، ', sentences: '؛ ', pair: ': ' };
const WESTERN: Signs = { parts: ', ', facts: ', ', sentences: '; ', pair: ': ' };
const SIGNS: Readonly<Record<string, Signs>> = {
  zh: CHINESE,
  ja: CHINESE,
  ar: ARABIC,
  fa: ARABIC,
  ku: ARABIC,
};

export type Join = (texts: readonly string[], what?: What) => string;

/** Joins several names, several sentences, or a name and what belongs to it, as the chosen language does it. */
export function useList(): Join {
  const { locale } = useIntl();
  return useCallback<Join>(
    (texts, what = 'parts') => {
      const sign = (SIGNS[locale.split('-')[0] ?? ''] ?? WESTERN)[what];
      // Two Chinese names beside each other would otherwise be one line from left to right, sign included.
      return directionOf(locale) === 'rtl' ? rightToLeftList(texts, sign) : texts.join(sign);
    },
    [locale],
  );
}

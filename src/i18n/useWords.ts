import { directionOf } from '@contract/rules/direction';
import { inChinese, type Word } from '@contract/word';
import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { withGroupedDigits } from '@/utils/group-digits';
import { isolate, plainDigits } from '@/utils/isolate';
import { unbrokenDates } from '@/utils/unbroken-dates';
import { useCount } from './useCount';

export type Say = (word: Word) => string;
type Intl = ReturnType<typeof useIntl>;

function say(intl: Intl, word: Word): string {
  const isRtl = directionOf(intl.locale) === 'rtl';
  const values = Object.fromEntries(
    Object.entries(word.params ?? {}).map(([name, value]) => {
      const text = typeof value === 'object' ? say(intl, value) : value;
      return [name, isRtl ? isolate(text) : text];
    }),
  );
  // Chinese readers get the contract's own text: it is in no bundle of messages.
  return word.id in intl.messages
    ? intl.formatMessage({ id: word.id }, values)
    : inChinese({ ...word, params: values });
}

/** Says the words of the contract in the language now chosen: `say(fieldWord('base.title'))`. */
export function useWords(): Say {
  const intl = useIntl();
  const write = useCount();
  return useCallback<Say>(
    (word) => unbrokenDates(withGroupedDigits(plainDigits(say(intl, word)), word.params ?? {}, write)),
    [intl, write],
  );
}

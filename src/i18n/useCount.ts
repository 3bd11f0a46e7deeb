import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { grouped } from '@/utils/grouped';
import { plainDigits } from '@/utils/isolate';

/** A count that stands by itself, as the language now chosen groups it. */
export function useCount(): (count: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (count) => grouped(count, (long) => plainDigits(new Intl.NumberFormat(locale).format(long))),
    [locale],
  );
}

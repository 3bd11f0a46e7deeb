import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { groupDigits } from '@/utils/group-digits';
import { plainDigits } from '@/utils/isolate';

/** A count that stands by itself, as the language now chosen groups it. */
export function useCount(): (count: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (count) => groupDigits(count, (long) => plainDigits(new Intl.NumberFormat(locale).format(long))),
    [locale],
  );
}

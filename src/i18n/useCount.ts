import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { groupDigits } from '@/utils/group-digits';
import { plainDigits } from '@/utils/isolate';

/** A number on its own, grouped as the chosen language does it. */
export function useCount(): (count: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (count) => groupDigits(count, (long) => plainDigits(new Intl.NumberFormat(locale).format(long))),
    [locale],
  );
}

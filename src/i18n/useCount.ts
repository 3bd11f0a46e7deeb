import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { groupDigits } from '@/utils/group-digits';
import { plainDigits } from '@/utils/isolate';

/** A number on its own, grouped as the chosen language does it, and a fraction with its sign. */
export function useCount(): (count: number) => string {
  const { locale } = useIntl();
  return useCallback(
    (count) => {
      const write = (figure: number): string => plainDigits(new Intl.NumberFormat(locale).format(figure));
      return Number.isInteger(count) ? groupDigits(count, write) : write(count);
    },
    [locale],
  );
}

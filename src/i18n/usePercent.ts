import { useIntl } from '@umijs/max';
import { useCallback } from 'react';
import { plainDigits } from '@/utils/isolate';

/** A share as the chosen language writes it: `15.14%`, `15,14 %`. `fixed` keeps the zeros at its end. */
export function usePercent(): (share: number, digits?: number, fixed?: boolean) => string {
  const { locale } = useIntl();
  return useCallback(
    (share, digits = 0, fixed = false) => {
      const options = { style: 'percent', maximumFractionDigits: digits } as const;
      const least = { minimumFractionDigits: fixed ? digits : 0 };
      return plainDigits(new Intl.NumberFormat(locale, Object.assign(least, options)).format(share));
    },
    [locale],
  );
}

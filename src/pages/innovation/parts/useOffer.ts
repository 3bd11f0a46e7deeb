import type { Period } from '@contract/period';
import { idInAddress } from '@contract/rules/number-in-address';
import { useLocation, useSearchParams } from '@umijs/max';

const theOnly = <T>(list: readonly T[]): T | undefined => (list.length === 1 ? list[0] : undefined);

/**
 * The chosen period and category; a single one is chosen automatically. The choice is in the address: whoever leaves to
 * be certified, or to read the rules, finds it again on coming back.
 */
export function useOffer(periods: readonly Period[]) {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const wanted = idInAddress(params.get('periodId'));
  const period = periods.find(({ id }) => id === wanted) ?? theOnly(periods);
  const categories = period?.categories ?? [];
  const category = (categories.find(({ key }) => key === params.get('category')) ?? theOnly(categories))?.key;
  const choose =
    (name: 'periodId' | 'category') =>
    (value: number | string): void => {
      const next = new URLSearchParams(params);
      next.set(name, String(value));
      setParams(next, { replace: true, state });
    };
  return { period, category, choosePeriod: choose('periodId'), chooseCategory: choose('category') };
}

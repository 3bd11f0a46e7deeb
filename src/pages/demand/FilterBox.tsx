import { BottomDrawer } from '@/components/BottomDrawer';
import { useMediaQuery } from '@/hooks/useMediaQuery';
import { useText } from '@/i18n/useText';
import { DemandFilters } from './DemandFilters';
import { DEMAND_FILTER_KEYS } from './demand-address';

/** The filters: in sight on a desk, in a drawer from below on a phone. */
export function FilterBox({ search }: { search: URLSearchParams }) {
  const t = useText();
  const isPhone = useMediaQuery('(max-width: 767px)');
  const filters = <DemandFilters search={search} />;
  if (!isPhone) return filters;
  const count = DEMAND_FILTER_KEYS.filter((key) => search.has(key)).length;
  return (
    <BottomDrawer label={t('demand.filter.self.title')} count={count} closeOn={search.toString()}>
      {filters}
    </BottomDrawer>
  );
}

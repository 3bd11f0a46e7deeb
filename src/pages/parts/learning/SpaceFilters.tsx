import { FilterChips } from '@/components/FilterChips';
import { useText } from '@/i18n/useText';
import { SPACE_FILTER_KEYS, SPACE_FILTERS, spaceAddress } from './space-address';

/** Filters of a list as links. */
export function SpaceFilters({ base, search }: { base: string; search: URLSearchParams }) {
  const t = useText();
  const wordOf = {
    field: (value: string) => t(`demand.field.${value as (typeof SPACE_FILTERS.field)[number]}.label`),
    state: (value: string) => t(`learning.state.${value as (typeof SPACE_FILTERS.state)[number]}.label`),
  };
  return (
    <>
      {SPACE_FILTER_KEYS.map((key) => (
        <FilterChips
          key={key}
          label={t(`learning.filter.${key}.label`)}
          chips={['', ...SPACE_FILTERS[key]].map((value) => ({
            value,
            label: value ? wordOf[key](value) : t('learning.filter.all.label'),
            to: spaceAddress(base, search, key, value),
          }))}
          current={search.get(key) ?? ''}
        />
      ))}
    </>
  );
}

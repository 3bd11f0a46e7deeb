import { FilterChips } from '@/components/FilterChips';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { DEMAND_FILTER_KEYS, DEMAND_FILTERS, type DemandFilterKey, demandAddress } from './demand-address';

/** The message id of a filter option. */
const wordOf = (key: DemandFilterKey, value: string): MessageId => {
  if (key === 'status') return `kit.status.demand.${value}.label` as MessageId;
  return `demand.${key === 'orderByColumn' ? 'order' : key}.${value}.label` as MessageId;
};

/** All filters of the list as links. The order always has a value; every other filter has the option 全部. */
export function DemandFilters({ search }: { search: URLSearchParams }) {
  const t = useText();
  const chip = (key: DemandFilterKey, value: string, label: string) => ({
    value,
    label,
    to: demandAddress(search, key, value),
  });
  const chipsOf = (key: DemandFilterKey) => {
    const choices = DEMAND_FILTERS[key].map((value) => chip(key, value, t(wordOf(key, value))));
    return key === 'orderByColumn' ? choices : [chip(key, '', t('demand.filter.all.label')), ...choices];
  };
  return DEMAND_FILTER_KEYS.map((key) => (
    <FilterChips
      key={key}
      label={t(`demand.filter.${key}.label`)}
      chips={chipsOf(key)}
      current={search.get(key) ?? (key === 'orderByColumn' ? 'deadline' : '')}
    />
  ));
}

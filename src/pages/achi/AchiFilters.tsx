import { FilterChips } from '@/components/FilterChips';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import { ACHI_FILTER_KEYS, ACHI_FILTERS, type AchiFilterKey, achiAddress } from './achi-address';

const wordOf = (key: AchiFilterKey, value: string): MessageId => {
  if (key === 'field') return `demand.field.${value}.label` as MessageId;
  return `achi.${key === 'orderByColumn' ? 'order' : key}.${value}.label` as MessageId;
};

/** All filters of the gallery as links; a year or a unit, which statistics lead with, can be taken off again. */
export function AchiFilters({ search }: { search: URLSearchParams }) {
  const t = useText();
  const chip = (key: string, value: string, label: string) => ({
    value,
    label,
    to: achiAddress(search, key, value),
  });
  const extra = (['year', 'unit'] as const).filter((key) => search.get(key));
  return (
    <>
      {ACHI_FILTER_KEYS.map((key) => {
        const choices = ACHI_FILTERS[key].map((value) => chip(key, value, t(wordOf(key, value))));
        const isOrder = key === 'orderByColumn';
        return (
          <FilterChips
            key={key}
            label={t(`achi.filter.${key}.label`)}
            chips={isOrder ? choices : [chip(key, '', t('achi.filter.all.label')), ...choices]}
            current={search.get(key) ?? (isOrder ? 'publishAt' : '')}
          />
        );
      })}
      {extra.map((key) => (
        <FilterChips
          key={key}
          label={t(`achi.filter.${key}.label`)}
          chips={[
            chip(key, '', t('achi.filter.all.label')),
            chip(key, search.get(key) ?? '', search.get(key) ?? ''),
          ]}
          current={search.get(key) ?? ''}
        />
      ))}
    </>
  );
}

import { FilterChips } from '@/components/FilterChips';
import type { MessageId } from '@/i18n/message-id';
import { useText } from '@/i18n/useText';
import {
  ACHI_FILTER_KEYS,
  ACHI_FILTERS,
  type AchiFilterKey,
  achiAddress,
  LED_KEYS,
  readAchiQuery,
} from './achi-address';

const wordOf = (key: AchiFilterKey, value: string): MessageId => {
  if (key === 'field') return `demand.field.${value}.label` as MessageId;
  return `achi.${key === 'orderByColumn' ? 'order' : key}.${value}.label` as MessageId;
};

/**
 * The filters of the gallery as links. Level, year and unit, which only links from the statistics set, can be removed.
 */
export function AchiFilters({ search }: { search: URLSearchParams }) {
  const t = useText();
  const chip = (key: string, value: string, label: string) => ({
    value,
    label,
    to: achiAddress(search, key, value),
  });
  const query = readAchiQuery(search);
  const extra = LED_KEYS.flatMap((key) => {
    const value = query[key];
    return value === undefined ? [] : [{ key, value: String(value) }];
  });
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
      {extra.map(({ key, value }) => (
        <FilterChips
          key={key}
          label={t(`achi.filter.${key}.label`)}
          chips={[
            chip(key, '', t('achi.filter.all.label')),
            chip(key, value, key === 'level' ? t(`achi.level.${value}.label` as MessageId) : value),
          ]}
          current={value}
        />
      ))}
    </>
  );
}

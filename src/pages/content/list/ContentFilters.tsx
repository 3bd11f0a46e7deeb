import { FilterChips } from '@/components/FilterChips';
import { useText } from '@/i18n/useText';
import { CONTENT_ORDERS, type ContentFilterKey, contentAddress } from '@/pages/content/parts/content-address';

interface Props {
  pathname: string;
  search: URLSearchParams;
  topics: readonly string[];
  years: readonly number[];
}

/** Topics and years as the service knows them; a filter with one choice would filter nothing. */
export function ContentFilters({ pathname, search, topics, years }: Props) {
  const t = useText();
  const chips = (key: ContentFilterKey, values: readonly (string | number)[]) =>
    ['', ...values].map((value) => ({
      value: String(value),
      label: value === '' ? t('content.filter.all.label') : String(value),
      to: contentAddress(pathname, search, key, String(value)),
    }));
  const orders = CONTENT_ORDERS.map((order, index) => ({
    value: order,
    label: t(`content.order.${order}.label`),
    to: contentAddress(pathname, search, 'orderByColumn', index === 0 ? '' : order),
  }));
  return (
    <>
      {topics.length > 1 && (
        <FilterChips
          label={t('content.filter.topic.label')}
          chips={chips('topic', topics)}
          current={search.get('topic') ?? ''}
        />
      )}
      {years.length > 1 && (
        <FilterChips
          label={t('content.filter.year.label')}
          chips={chips('year', years)}
          current={search.get('year') ?? ''}
        />
      )}
      <FilterChips
        label={t('content.filter.order.label')}
        chips={orders}
        current={search.get('orderByColumn') ?? CONTENT_ORDERS[0]}
      />
    </>
  );
}

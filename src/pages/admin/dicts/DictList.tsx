import { Link } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { ResponsiveTable } from '@/components/ResponsiveTable';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listDictTypes } from '@/services/admin-system';
import { dictName } from './dict-name';

/** All dictionaries by name: the entries of one are looked at, not those of all in a row. */
export function DictList() {
  const t = useText();
  const { data, error, loading, reload } = useLoad(listDictTypes);
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={5} />;
  const to = (type: string): string => `?type=${encodeURIComponent(type)}`;
  return (
    <ResponsiveTable
      caption={t('admin.dict.page.title')}
      captionHidden
      rows={data}
      rowKey={({ type }) => type}
      columns={[
        {
          key: 'name',
          title: t('admin.dict.label.column'),
          render: ({ type }) => <Link to={to(type)}>{dictName(t, type)}</Link>,
        },
        { key: 'type', title: t('admin.dict.type.column'), render: ({ type }) => <code>{type}</code> },
        { key: 'count', title: t('admin.dict.count.column'), numeric: true, render: ({ count }) => count },
        {
          key: 'open',
          title: t('admin.table.acts.column'),
          bare: true,
          render: ({ type }) => <Link to={to(type)}>{t('admin.dict.open.action')}</Link>,
        },
      ]}
    />
  );
}

import { idInAddress, pageInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { Select } from 'antd';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { AdminPage } from '@/pages/admin/parts/AdminPage';
import styles from './index.module.css';
import { RankingTable } from './RankingTable';

/** 评审排序: the ranking of one period, best mean first, with the buttons to decide. */
export default function RankingPage() {
  const t = useText();
  const { periods: known, error, loading, reload } = usePeriods();
  const periods = known ?? [];
  const [params, setParams] = useSearchParams();
  const chosen = idInAddress(params.get('periodId'));
  const running = periods.find(({ status }) => status === 'closed') ?? periods[0];
  const period = periods.find(({ id }) => id === chosen) ?? running;
  const categories = period?.categories ?? [];
  const category = params.get('category') ?? undefined;
  const page = pageInAddress(params.get('pageNum'));
  const addressOf = (change: Record<string, string | undefined>) => {
    const next = { periodId: String(period?.id ?? ''), category, ...change };
    return new URLSearchParams(
      Object.entries(next).filter((pair): pair is [string, string] => Boolean(pair[1])),
    );
  };
  const go = (change: Record<string, string | undefined>) => setParams(addressOf(change));
  return (
    <AdminPage title={t('admin.ranking.page.title')} lead={t('admin.ranking.page.help')}>
      <div className={styles.filters}>
        <Select
          aria-label={t('admin.apply.period.column')}
          value={period?.id}
          options={periods.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={(id: number) => go({ periodId: String(id), category: undefined })}
        />
        <Select
          aria-label={t('admin.apply.category.column')}
          value={category ?? ''}
          options={[
            { value: '', label: t('admin.ranking.allCategories.label') },
            ...categories.map(({ key, name }) => ({ value: key, label: name })),
          ]}
          onChange={(key: string) => go({ category: key || undefined })}
        />
      </div>
      <p className={styles.printed} data-sheet="wide" aria-hidden="true">
        {[period?.name, categories.find(({ key }) => key === category)?.name].filter(Boolean).join(' · ')}
      </p>
      {period ? (
        <RankingTable
          key={`${period.id}${category}`}
          period={period}
          category={category}
          page={page}
          toOf={(to) => `?${addressOf({ pageNum: to > 1 ? String(to) : undefined })}`}
        />
      ) : error ? (
        <ErrorState error={error} onRetry={reload} retrying={loading} />
      ) : known ? (
        <EmptyState title={t('admin.period.none.empty')} />
      ) : (
        <LoadingSkeleton count={5} />
      )}
    </AdminPage>
  );
}

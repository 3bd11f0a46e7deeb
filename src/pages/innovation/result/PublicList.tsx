import { PAGE_SIZE } from '@contract/limits';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { listResults } from '@/services/result';
import { ResultCard } from './ResultCard';
import { type ResultPlace, resultAddress } from './result-address';

/** Published results of a stage and category, page by page. */
export function PublicList({ place, page }: { place: ResultPlace; page: number }) {
  const t = useText();
  const { milestone, type } = place;
  const { data, error, reload } = useLoad(
    () =>
      listResults({
        pageNum: page,
        ...(milestone && { milestone }),
        ...(type && { category: type }),
      }),
    { question: [milestone, type, page] },
  );
  if (error) return <ErrorState error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="rows" count={4} />;
  if (data.total === 0)
    return (
      <EmptyState title={t(milestone ? 'result.list.stage.empty' : 'result.list.none.empty')}>
        {t('result.list.none.help')}
      </EmptyState>
    );
  return (
    <>
      {data.list.map((row) => (
        <ResultCard key={`${row.applicationId}-${row.milestone}`} row={row} />
      ))}
      <Pager
        page={page}
        total={data.total}
        rows={data.list.length}
        pageSize={PAGE_SIZE}
        toOf={(next) => `${resultAddress(place)}?pageNum=${next}`}
      />
    </>
  );
}

import type { ApplicationSummary } from '@contract/apply';
import { PAGE_SIZE } from '@contract/limits';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import type { usePeriods } from '@/hooks/usePeriods';
import type { ListQuery } from './list-query';
import { NoProjects } from './NoProjects';
import { ProjectList } from './ProjectList';
import type { useOwnList } from './useOwnList';
import { useRemoveDraft } from './useRemoveDraft';

interface Props {
  query: ListQuery;
  own: ReturnType<typeof useOwnList>;
  periods: ReturnType<typeof usePeriods>;
  /** The address of this list with some of its parameters changed. */
  addressOf: (change: Partial<ListQuery>) => string;
  onClear: () => void;
  /** Address a row links to; undefined for the application's own page. */
  toOf?: (application: ApplicationSummary) => string | undefined;
  narrow?: boolean;
}

/** The reader's applications that match tab and search, page by page. */
export function OwnList({ query, own, periods, addressOf, onClear, toOf, narrow = false }: Props) {
  const { data, error, loading, reload } = own;
  const remove = useRemoveDraft(reload);
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={4} />;
  return (
    <>
      {data.total === 0 && <NoProjects query={query} onClear={onClear} />}
      {data.list.length > 0 && (
        <ProjectList
          applications={data.list}
          periods={periods}
          loading={loading}
          onRemove={remove}
          {...(toOf ? { toOf } : {})}
          narrow={narrow}
        />
      )}
      <Pager
        page={query.page}
        total={data.total}
        rows={data.list.length}
        pageSize={PAGE_SIZE}
        toOf={(page) => addressOf({ page })}
      />
    </>
  );
}

import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import type { usePeriods } from '@/hooks/usePeriods';
import { listCall, readListQuery } from '@/pages/innovation/myProjects/list/list-query';
import { NoProjects } from '@/pages/innovation/myProjects/list/NoProjects';
import { ProjectList } from '@/pages/innovation/myProjects/list/ProjectList';
import { useRemoveDraft } from '@/pages/innovation/myProjects/list/useRemoveDraft';
import { listMyApplications } from '@/services/apply';
import { followPath } from './follow-paths';

interface Props {
  periods: ReturnType<typeof usePeriods>;
}

/** The reader's own applications; filed ones lead to where they are followed. */
export function MineList({ periods }: Props) {
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const { data, error, loading, reload } = useLoad(() => listMyApplications(listCall(query)), {
    refreshDeps: [query.tab, query.page],
    refreshOnWindowFocus: true,
  });
  const remove = useRemoveDraft(reload);
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
  if (!data) return <LoadingSkeleton count={4} />;
  if (data.total === 0) return <NoProjects query={query} onClear={() => setParams('?')} />;
  return (
    <>
      <ProjectList
        applications={data.list}
        periods={periods}
        loading={loading}
        onRemove={remove}
        toOf={({ id, submittedAt }) => (submittedAt ? followPath(id) : undefined)}
        narrow
      />
      <Pager
        page={query.page}
        total={data.total}
        rows={data.list.length}
        pageSize={PAGE_SIZE}
        toOf={(page) => `?tab=${query.tab}&pageNum=${page}`}
      />
    </>
  );
}

import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { FOCUS_REFRESH_THROTTLE_MS } from '@/constants/requests';
import { useLoad } from '@/hooks/useLoad';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { listMyApplications } from '@/services/apply';
import { useUnitWaiting } from './follow/useUnitWaiting';
import styles from './index.module.css';
import { ListActions } from './list/ListActions';
import { ListTabs } from './list/ListTabs';
import { listAddress, listCall, readListQuery } from './list/list-query';
import { NoProjects } from './list/NoProjects';
import { ProjectList } from './list/ProjectList';
import { SearchBox } from './list/SearchBox';
import { todoText } from './list/todo-text';
import { useRemoveDraft } from './list/useRemoveDraft';
import { WaitingConfirmations } from './parts/WaitingConfirmations';
import { WaitingInvitations } from './parts/WaitingInvitations';

/** 我的项目: every application of the reader, who acts next and by when. */
export default function MyProjectsPage() {
  const t = useText();
  const time = useTimeText();
  const [params, setParams] = useSearchParams();
  const query = readListQuery(params);
  const periods = usePeriods();
  const { data, error, loading, reload } = useLoad(() => listMyApplications(listCall(query)), {
    refreshDeps: [query.tab, query.keyword, query.page],
    refreshOnWindowFocus: true,
    focusTimespan: FOCUS_REFRESH_THROTTLE_MS,
  });
  const unitWaiting = useUnitWaiting() ?? 0;
  const remove = useRemoveDraft(reload);
  const now = Date.now() + periods.clockOffset;
  const go = (change: Partial<typeof query>) => setParams(listAddress({ ...query, page: 1, ...change }));
  return (
    <div className={`wrap ${styles.page}`} data-page-loading={data || error ? undefined : ''}>
      <PageHeading
        title={t('projects.list.page.title')}
        lead={data && todoText(t, time, data, now)}
        aside={<ListActions />}
      />
      <WaitingInvitations />
      <WaitingConfirmations />
      <div className={styles.tools}>
        <ListTabs
          current={query.tab}
          counts={data?.counts}
          unitWaiting={unitWaiting}
          toOf={(tab) => listAddress({ ...query, tab, page: 1 })}
        />
        <SearchBox keyword={query.keyword} onSearch={(keyword) => go({ keyword })} />
      </div>
      {error && !data && <ErrorState error={error} onRetry={reload} retrying={loading} />}
      {!error && !data && <LoadingSkeleton count={4} />}
      {data && data.total === 0 && <NoProjects query={query} onClear={() => go({ keyword: '' })} />}
      {data && data.list.length > 0 && (
        <ProjectList applications={data.list} periods={periods} loading={loading} onRemove={remove} />
      )}
      {data && (
        <Pager
          page={query.page}
          total={data.total}
          rows={data.list.length}
          pageSize={PAGE_SIZE}
          toOf={(page) => listAddress({ ...query, page })}
        />
      )}
    </div>
  );
}

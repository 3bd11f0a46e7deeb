import { useAccess, useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { AuditQueue } from '@/pages/innovation/myProjects/audit/AuditQueue';
import { useAuditWaiting } from '@/pages/innovation/myProjects/audit/useAuditWaiting';
import { ListTools } from '@/pages/innovation/myProjects/list/ListTools';
import { type ListQuery, listAddress, readListQuery } from '@/pages/innovation/myProjects/list/list-query';
import { OwnList } from '@/pages/innovation/myProjects/list/OwnList';
import { todoText } from '@/pages/innovation/myProjects/list/todo-text';
import { useOwnList } from '@/pages/innovation/myProjects/list/useOwnList';
import { NEW_PATH } from '@/pages/innovation/myProjects/parts/application-paths';
import { followPath } from '@/pages/innovation/myProjects/parts/follow-paths';
import { WaitingForReader } from '@/pages/innovation/myProjects/parts/WaitingForReader';
import { serviceNow } from '@/utils/service-clock';
import { CalendarButton } from './CalendarButton';

/** An auditor's queue comes first if it is not empty, unless the address says otherwise. Null while that is unknown. */
const viewOf = (asked: string | null, query: ListQuery, waiting: number | undefined, audits: boolean) => {
  if (asked === 'audit' && audits) return 'audit';
  if (asked === query.tab) return query.tab;
  if (waiting === undefined) return null;
  return waiting > 0 ? 'audit' : query.tab;
};

/** 我的项目 in the personal centre; auditors also see their unit's queue. */
export default function FollowListPage() {
  const t = useText();
  const time = useTimeText();
  const { auditsUnit: audits } = useAccess();
  const [params, setParams] = useSearchParams();
  const periods = usePeriods();
  const waiting = useAuditWaiting();
  const asked = readListQuery(params);
  const view = viewOf(params.get('tab'), asked, waiting, audits);
  // In the queue, keyword and page of the address belong to the unit's list, so the own list is loaded without them.
  const query: ListQuery = view === 'audit' ? { tab: 'all', keyword: '', page: 1 } : asked;
  const own = useOwnList(query);
  const now = serviceNow();
  // Above the unit's queue stands what waits there, above the own list what waits for the reader.
  const lead =
    view === 'audit' && waiting
      ? t('life.audit.waiting.label', { n: waiting })
      : own.data && todoText(t, time, own.data, { now, queue: waiting ?? 0 });
  const addressOf = (change: Partial<ListQuery>) => listAddress({ ...query, ...change }, true);
  const search = (keyword: string) => setParams(addressOf({ keyword, page: 1 }));
  return (
    <>
      <PageHeading
        title={t('projects.list.page.title')}
        lead={lead ?? '\u00a0'}
        aside={
          <>
            <CalendarButton />
            <ButtonLink to={NEW_PATH}>{t('projects.list.new.action')}</ButtonLink>
          </>
        }
      />
      <WaitingForReader />
      <ListTools
        current={view ?? query.tab}
        counts={own.data?.counts}
        unit={audits ? (waiting ?? 0) : null}
        keyword={query.keyword}
        addressOf={addressOf}
        {...(view === 'audit' ? {} : { onSearch: search })}
        narrow
      />
      {view === null && <LoadingSkeleton count={4} />}
      {view === 'audit' && <AuditQueue periods={periods} />}
      {view !== null && view !== 'audit' && (
        <OwnList
          query={query}
          own={own}
          periods={periods}
          addressOf={addressOf}
          onClear={() => search('')}
          toOf={({ id, submittedAt }) => (submittedAt ? followPath(id) : undefined)}
          narrow
        />
      )}
    </>
  );
}

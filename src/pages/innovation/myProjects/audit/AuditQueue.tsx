import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import type { usePeriods } from '@/hooks/usePeriods';
import { useText } from '@/i18n/useText';
import { firstUrgent } from '@/pages/innovation/myProjects/list/next-action';
import { ProjectRow } from '@/pages/innovation/myProjects/list/ProjectRow';
import { followPath } from '@/pages/innovation/myProjects/parts/follow-paths';
import { listUnitApplications } from '@/services/follow';
import { serviceNow } from '@/utils/service-clock';
import { AuditFrame } from './AuditFrame';
import styles from './audit.module.css';
import { auditAddress, auditCall, readAuditQuery } from './audit-query';
import { useStartAll } from './useStartAll';

interface Props {
  periods: ReturnType<typeof usePeriods>;
}

const nothing = (): void => undefined;

/**
 * 待审核: applications that the reader's unit has to audit, and all submitted in its name. Start applies to all waiting
 * rows of a page at once, because it decides nothing.
 */
export function AuditQueue({ periods: { periods } }: Props) {
  const t = useText();
  const [params, setParams] = useSearchParams();
  const query = readAuditQuery(params);
  const { data, error, loading, reload } = useLoad(() => listUnitApplications(auditCall(query)), {
    question: auditAddress(query),
    refreshOnWindowFocus: true,
  });
  const now = serviceNow();
  const fresh = data?.list.filter(({ actions }) => actions.includes('start_audit')) ?? [];
  const { startAll, busy, failures } = useStartAll(fresh, reload);
  if (error && !data)
    return (
      <AuditFrame query={query}>
        <ErrorState error={error} onRetry={reload} retrying={loading} />
      </AuditFrame>
    );
  if (!data) return <LoadingSkeleton count={3} />;
  if (data.total === 0)
    return (
      <AuditFrame query={query}>
        {query.keyword ? (
          <EmptyState
            drawing="noResult"
            title={t('projects.list.nothing.empty', { word: query.keyword })}
            action={
              <Button onClick={() => setParams(auditAddress({ ...query, keyword: '', page: 1 }))}>
                {t('projects.list.clear.action')}
              </Button>
            }
          />
        ) : (
          <EmptyState title={t(query.state === 'all' ? 'life.audit.all.empty' : 'life.audit.none.empty')} />
        )}
      </AuditFrame>
    );
  const lead = firstUrgent(data.list, true);
  return (
    <AuditFrame query={query}>
      {query.state === 'waiting' && fresh.length > 1 && (
        <div className={styles.bulk}>
          <Button onClick={() => void startAll()} busy={busy}>
            {t('life.audit.startAll.action')}
          </Button>
        </div>
      )}
      {failures.map((failure) => (
        <p key={failure} role="alert" className={styles.failure}>
          {failure}
        </p>
      ))}
      <ul aria-label={t(`life.audit.${query.state}.title`)} aria-busy={loading}>
        {data.list.map((application) => (
          <ProjectRow
            key={application.id}
            application={application}
            period={periods?.find(({ id }) => id === application.periodId)}
            now={now}
            onRemove={nothing}
            to={followPath(application.id)}
            who={application.ownerName}
            narrow
            leads={application.id === lead}
          />
        ))}
      </ul>
      <Pager
        page={query.page}
        total={data.total}
        rows={data.list.length}
        pageSize={PAGE_SIZE}
        toOf={(page) => auditAddress({ ...query, page })}
      />
    </AuditFrame>
  );
}

import { PAGE_SIZE } from '@contract/limits';
import { useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { Pager } from '@/components/Pager';
import { useConfirm } from '@/components/useConfirm';
import { NOTICE_MS } from '@/constants/notices';
import { useLoad } from '@/hooks/useLoad';
import type { usePeriods } from '@/hooks/usePeriods';
import { failureText } from '@/i18n/failure-text';
import { useList } from '@/i18n/useList';
import { useText } from '@/i18n/useText';
import { ProjectRow } from '@/pages/innovation/myProjects/list/ProjectRow';
import { followPath } from '@/pages/innovation/myProjects/parts/follow-paths';
import { submitEvent } from '@/services/apply';
import { listUnitApplications } from '@/services/follow';
import { notices } from '@/utils/notices';
import { AuditFrame } from './AuditFrame';
import styles from './audit.module.css';
import { auditAddress, auditCall, readAuditQuery } from './audit-query';

interface Props {
  periods: ReturnType<typeof usePeriods>;
}

const nothing = (): void => undefined;

/**
 * 待审核: what the own unit has to look at, and all that was filed in its name. Starting can be done for all that wait
 * on the page at once: it decides nothing.
 */
export function AuditQueue({ periods: { periods, clockOffset } }: Props) {
  const t = useText();
  const join = useList();
  const confirm = useConfirm();
  const [params, setParams] = useSearchParams();
  const query = readAuditQuery(params);
  const [busy, setBusy] = useState(false);
  const [failures, setFailures] = useState<string[]>([]);
  const { data, error, loading, reload } = useLoad(() => listUnitApplications(auditCall(query)), {
    refreshDeps: [query.state, query.keyword, query.page],
    refreshOnWindowFocus: true,
  });
  const now = Date.now() + clockOffset;
  const fresh = data?.list.filter(({ actions }) => actions.includes('start_audit')) ?? [];
  const startAll = async (): Promise<void> => {
    const okText = t('life.audit.startAll.action');
    if (!(await confirm({ title: t('life.audit.startAll.confirm', { n: fresh.length }), okText }))) return;
    setBusy(true);
    const refused: string[] = [];
    // One after the other: each is an act of its own, and one refusal stops no other.
    for (const { id, version, title } of fresh)
      await submitEvent({ id, event: 'start_audit' }, { version }, 'button').catch((problem: unknown) =>
        refused.push(join([title, failureText(t, problem)], 'pair')),
      );
    setFailures(refused);
    setBusy(false);
    if (refused.length < fresh.length)
      (await notices()).message('success', t('life.audit.started.success'), NOTICE_MS);
    reload();
  };
  if (error && !data) return <ErrorState error={error} onRetry={reload} retrying={loading} />;
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
  return (
    <AuditFrame query={query}>
      <div className={styles.bulk}>
        <span>{t('life.audit.waiting.label', { n: data.waiting })}</span>
        {query.state === 'waiting' && fresh.length > 1 && (
          <Button onClick={() => void startAll()} busy={busy}>
            {t('life.audit.startAll.action')}
          </Button>
        )}
      </div>
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

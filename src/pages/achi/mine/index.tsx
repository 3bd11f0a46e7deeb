import { PAGE_SIZE } from '@contract/limits';
import { history, useSearchParams } from '@umijs/max';
import { useState } from 'react';
import { Banner } from '@/components/Banner';
import { Button } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { achiBase, ownPath } from '@/pages/achi/parts/own-path';
import { createAchievement, listMyAchievements } from '@/services/achievement';
import { newIdempotencyKey } from '@/utils/idempotency-key';
import { RequestError } from '@/utils/request-error';
import { ContributionList } from './ContributionList';
import { MineTable } from './MineTable';
import { Sources } from './Sources';

/** My achievements, what I am asked to confirm, and the ways to register another one. */
export default function MyAchievementsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const page = Math.max(1, Number(search.get('pageNum')) || 1);
  const { data, error, reload } = useLoad(() => listMyAchievements(page), { refreshDeps: [page] });
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const create = async (sourceId: number | null): Promise<void> => {
    setBusy(true);
    setFault(null);
    try {
      const { id } = await createAchievement(sourceId, newIdempotencyKey());
      history.push(ownPath(id));
    } catch (failure) {
      if (!(failure instanceof RequestError)) throw failure;
      setFault(failure.message);
      setBusy(false);
    }
  };
  return (
    <>
      <PageHeading
        title={t('achi.mine.page.title')}
        aside={
          <Button look="primary" icon="plus" busy={busy} onClick={() => void create(null)}>
            {t('achi.mine.create.action')}
          </Button>
        }
      />
      {fault && (
        <div role="alert">
          <Banner tone="warning">{fault}</Banner>
        </div>
      )}
      <Sources busy={busy} onTake={(id) => void create(id)} />
      <ContributionList />
      {error && <ErrorState error={error} onRetry={reload} />}
      {!error && !data && <LoadingSkeleton shape="rows" count={4} />}
      {data && data.list.length === 0 && <EmptyState title={t('achi.mine.none.empty')} />}
      {data && data.list.length > 0 && <MineTable rows={data.list} />}
      <Pager
        page={page}
        total={data?.total ?? 0}
        pageSize={PAGE_SIZE}
        toOf={(next) => `${achiBase()}/mine?pageNum=${next}`}
      />
    </>
  );
}

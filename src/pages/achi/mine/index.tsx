import { PAGE_SIZE } from '@contract/limits';
import { pageInAddress } from '@contract/rules/number-in-address';
import { useSearchParams } from '@umijs/max';
import { ButtonLink } from '@/components/Button';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { Pager } from '@/components/Pager';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { achiBase, ownPath } from '@/pages/achi/parts/own-path';
import { listContributions, listMyAchievements, listSources } from '@/services/achievement';
import { ContributionList } from './ContributionList';
import { MineTable } from './MineTable';
import { Sources } from './Sources';

/** My achievements, what I am asked to confirm, and the ways to register another one. */
export default function MyAchievementsPage() {
  const t = useText();
  const [search] = useSearchParams();
  const page = pageInAddress(search.get('pageNum'));
  const own = useLoad(() => listMyAchievements(page), { question: page });
  const sources = useLoad(listSources);
  const contributions = useLoad(listContributions);
  // Wait for everything above the list, so that nothing pushes the list down after it appears.
  const isKnown = [own, sources, contributions].every((one) => one.data || one.error);
  const { data, error } = own;
  return (
    <>
      <PageHeading
        title={t('achi.mine.page.title')}
        aside={
          <ButtonLink look="primary" icon="plus" to={ownPath('new')}>
            {t('achi.mine.create.action')}
          </ButtonLink>
        }
      />
      {isKnown && <Sources sources={sources.data ?? []} />}
      {isKnown && <ContributionList data={contributions.data} reload={contributions.reload} />}
      {error && <ErrorState error={error} onRetry={own.reload} />}
      {!error && !isKnown && <LoadingSkeleton shape="rows" count={4} />}
      {isKnown && data && data.total === 0 && (
        <EmptyState title={t('achi.mine.none.empty')}>{t('achi.mine.none.help')}</EmptyState>
      )}
      {isKnown && data && data.list.length > 0 && <MineTable rows={data.list} />}
      <Pager
        page={page}
        total={data?.total ?? 0}
        rows={data?.list.length ?? 0}
        pageSize={PAGE_SIZE}
        toOf={(next) => `${achiBase()}/mine?pageNum=${next}`}
      />
    </>
  );
}

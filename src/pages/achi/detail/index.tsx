import { idInAddress } from '@contract/rules/number-in-address';
import { Navigate, useParams } from '@umijs/max';
import { CoverHeading } from '@/components/cover/CoverHeading';
import { EmptyState } from '@/components/EmptyState';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { ReturnButtonLink } from '@/components/ReturnAnchor';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { useTimeText } from '@/i18n/useTimeText';
import { fetchAchievement } from '@/services/achievement';
import { achievementCover } from '@/utils/chosen-cover';
import { isNowhere } from '@/utils/is-missing';
import { RequestError } from '@/utils/request-error';
import { AchievementBody } from './AchievementBody';

/** Why an achievement that was public is not public now; null for any other error. */
const awayOf = (error: Error): 'removed' | 'revising' | null => {
  const code = error instanceof RequestError ? error.failure.errorCode : null;
  if (code === 'achi.removed') return 'removed';
  return code === 'achi.revising' ? 'revising' : null;
};

/** One achievement in full. If it was taken down or is being revised, the page says so. */
export default function AchievementDetailPage() {
  const t = useText();
  const time = useTimeText();
  const id = idInAddress(useParams().id);
  const { data, error, reload } = useLoad(() => fetchAchievement(id), {
    about: id,
    answers: (reason) => isNowhere(reason) || awayOf(reason) !== null,
  });
  usePageTitle(data?.title ?? null);
  if (error && isNowhere(error)) return <Navigate to="/404" replace />;
  const away = error && awayOf(error);
  if (away)
    return (
      <>
        <PageHeading title={t(`achi.${away}.self.title`)} />
        <EmptyState
          title={t(`achi.${away}.self.empty`)}
          action={<ReturnButtonLink to="/achi">{t('achi.removed.all.action')}</ReturnButtonLink>}
        />
      </>
    );
  if (error) return <ErrorState page={t('achi.detail.self.title')} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton page={t('achi.detail.self.title')} shape="rows" count={6} />;
  return (
    <>
      <CoverHeading
        crumbs={[{ label: t('achi.list.page.title'), to: '/achi' }, { label: data.title }]}
        eyebrow={`${t(`demand.field.${data.field}.label`)}　${t(`achi.type.${data.type}.label`)}　${data.no}`}
        title={data.title}
        cover={{ ...data, kind: 'achievement', chosen: achievementCover(data) }}
        facts={[data.unitName, t('achi.detail.published.label', { date: time.date(data.publishAt) })]}
      />
      <AchievementBody achievement={data} />
    </>
  );
}

import { useSearchParams } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { PageHeading } from '@/components/PageHeading';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { fetchAchievementFigures } from '@/services/achievement';
import { useMediaQuery } from '@/theme/useMediaQuery';
import { PHONE_QUERY } from '@/theme/widths';
import { serviceNow } from '@/utils/service-clock';
import { AchiDataFilters } from './AchiDataFilters';
import { Figures } from './Figures';
import { chosenChart, figureAddress, figureQuery } from './figure-query';

/**
 * Achievement statistics (req:ui-achievement-charts): each chart is also a table and a file, and links to the gallery.
 */
export default function AchievementDataPage() {
  const t = useText();
  const [search] = useSearchParams();
  const tableFirst = useMediaQuery(PHONE_QUERY);
  const { data, error, reload } = useLoad(
    async () => ({ figures: await fetchAchievementFigures(figureQuery(search)), at: serviceNow() }),
    { question: JSON.stringify(figureQuery(search)) },
  );
  const chart = chosenChart(search);
  const crumbs = chart && [{ label: t('chart.share.all.action'), to: figureAddress(search, 'chart', '') }];
  const heading = (
    <PageHeading
      title={t('achi.data.page.title')}
      lead={t('achi.data.lead.label')}
      {...(crumbs && { crumbs })}
    />
  );
  if (error)
    return (
      <>
        {heading}
        <ErrorState error={error} onRetry={reload} />
      </>
    );
  if (!data)
    return (
      <>
        {heading}
        <LoadingSkeleton shape="rows" count={6} />
      </>
    );
  return (
    <>
      {heading}
      <AchiDataFilters search={search} />
      <Figures data={data.figures} at={data.at} search={search} tableFirst={tableFirst} />
    </>
  );
}

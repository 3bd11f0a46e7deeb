import type { Milestone } from '@contract/result-choices';
import { Navigate } from '@umijs/max';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { channelName } from '@/hooks/draft/channel-name';
import { lastWordsOf } from '@/hooks/draft/last-words';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { ChainOf } from '@/pages/parts/ChainOf';
import { fetchResult } from '@/services/result';
import { isMissing } from '@/utils/is-missing';
import { ResultForm, resultName } from './ResultForm';

/** A stage's result as its leader, the unit or the office may see it. */
export function OwnResult({ id, milestone, userId }: { id: number; milestone: Milestone; userId: number }) {
  const t = useText();
  const { data, error, reload, set } = useLoad(
    async () => {
      await lastWordsOf(channelName(resultName(id, milestone)));
      return fetchResult(id, milestone);
    },
    {
      refreshDeps: [id, milestone],
    },
  );
  usePageTitle(data ? `${data.project.title} ${t(`result.milestone.${milestone}.label`)}` : null);
  if (error && isMissing(error)) return <Navigate to="/404" replace />;
  if (error) return <ErrorState page={t('result.detail.self.title')} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton shape="detail" count={6} />;
  return (
    <>
      <ResultForm key={`${id}-${milestone}-${data.status}`} result={data} userId={userId} onSubmitted={set} />
      <ChainOf kind="result" id={id} />
    </>
  );
}

import type { Milestone } from '@contract/result-choices';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { recall } from '@/draft/recall';
import { useLoad } from '@/hooks/useLoad';
import { usePageTitle } from '@/hooks/usePageTitle';
import { useText } from '@/i18n/useText';
import { fetchResult } from '@/services/result';
import { ResultForm } from './ResultForm';
import { resultName } from './result-draft';

export interface OwnResultProps {
  id: number;
  milestone: Milestone;
  userId: number;
}

/** A stage result as shown to its leader, the unit and the office. */
export function OwnResult({ id, milestone, userId }: OwnResultProps) {
  const t = useText();
  const { data, error, reload, set } = useLoad(
    async () => {
      const kept = await recall(userId, resultName(id, milestone));
      return { result: await fetchResult(id, milestone), kept, isAnswer: false };
    },
    { about: `${id} ${milestone} ${userId}` },
  );
  const title = data && `${data.result.project.title} ${t(`result.milestone.${milestone}.label`)}`;
  usePageTitle(title ?? null);
  if (error) return <ErrorState page={t('result.detail.self.title')} error={error} onRetry={reload} />;
  if (!data) return <LoadingSkeleton page={t('result.detail.self.title')} shape="detail" count={6} />;
  return (
    <ResultForm
      key={`${id}-${milestone}-${data.result.status}`}
      {...data}
      userId={userId}
      onSubmitted={(result) => set({ result, kept: {}, isAnswer: true })}
    />
  );
}

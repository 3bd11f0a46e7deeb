import { MILESTONES, type Milestone } from '@contract/result-choices';
import { ErrorState } from '@/components/ErrorState';
import { LoadingSkeleton } from '@/components/LoadingSkeleton';
import { useLoad } from '@/hooks/useLoad';
import { useText } from '@/i18n/useText';
import { failureText } from '@/pages/admin/parts/failure';
import { fetchResult } from '@/services/result';
import { isMissing } from '@/utils/is-missing';
import { traceIdOf } from '@/utils/trace-id';
import { ResultPanel } from './ResultPanel';

/** A stage nobody has handed in is not there for the desk: drafts are their owner's. */
const load = async (id: number, milestone: Milestone) => ({
  milestone,
  result: await fetchResult(id, milestone).catch((error: Error) => {
    if (isMissing(error)) return null;
    throw error;
  }),
});

/** Both stages of a project; read anew after every act, which `version` tells of. */
export function ResultPanels({ id, version }: { id: number; version: number }) {
  const t = useText();
  const { data, error, loading, reload } = useLoad(
    () => Promise.all(MILESTONES.map((milestone) => load(id, milestone))),
    { refreshDeps: [id, version] },
  );
  if (error)
    return (
      <ErrorState
        reason={failureText(t, error)}
        traceId={traceIdOf(error)}
        onRetry={reload}
        retrying={loading}
      />
    );
  if (!data) return <LoadingSkeleton count={5} />;
  return data.map((stage) => <ResultPanel key={stage.milestone} {...stage} />);
}

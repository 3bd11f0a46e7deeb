import type { ApplicationSummary } from '@contract/apply';
import { useLoad } from '@/hooks/useLoad';
import { useSession } from '@/hooks/useSession';
import { listMyApplications } from '@/services/apply';

/** My own draft of this period; undefined for visitors, for people without one, and while loading. */
export function useOwnDraft(periodId: number | undefined): ApplicationSummary | undefined {
  const { isSignedIn } = useSession();
  const wanted = isSignedIn ? periodId : undefined;
  const { data } = useLoad(
    async () =>
      wanted === undefined
        ? null
        : listMyApplications({ periodId: wanted, tab: 'todo', pageSize: 1 }, 'nobody'),
    { about: wanted },
  );
  return data?.list.find(({ status }) => status === 'draft');
}

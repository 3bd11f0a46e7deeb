import type { Match, MatchKind } from '@contract/matching';
import { listMatches, updateMatchIrrelevant } from '@/services/matching';
import { RequestError } from '@/utils/request-error';
import { useLoad } from './useLoad';
import { useSession } from './useSession';

/** What fits this demand or achievement; an answer of 不相关 takes one out for good. */
export function useMatches(kind: MatchKind, id: number) {
  const { isSignedIn } = useSession();
  const { data, reload } = useLoad(() => listMatches(kind, id), { refreshDeps: [kind, id] });
  const refuse = async (match: Match): Promise<void> => {
    try {
      await updateMatchIrrelevant(kind, id, match.id);
    } catch (error) {
      // It stays in the list, and the error catalogue has said why.
      if (!(error instanceof RequestError)) throw error;
    }
    reload();
  };
  return { matches: data ?? [], refuse: isSignedIn ? refuse : null };
}

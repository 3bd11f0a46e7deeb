import type { Match, MatchKind } from '@contract/matching';
import { listMatches, updateMatchIrrelevant } from '@/services/matching';
import { useLoad } from './useLoad';
import { useSayFailure } from './useSayFailure';
import { useSession } from './useSession';

/** What fits this demand or achievement; an answer of 不相关 takes one out for good. */
export function useMatches(kind: MatchKind, id: number) {
  const { isSignedIn } = useSession();
  const say = useSayFailure();
  const { data, reload } = useLoad(() => listMatches(kind, id), { about: [kind, id] });
  const refuse = async (match: Match): Promise<void> => {
    try {
      await updateMatchIrrelevant(kind, id, match.id);
    } catch (error) {
      // The match stays in the list.
      say(error);
    }
    reload();
  };
  return { matches: data ?? [], refuse: isSignedIn ? refuse : null };
}

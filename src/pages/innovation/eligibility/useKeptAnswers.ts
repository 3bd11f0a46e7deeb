import { NO_ANSWERS, type SelfAnswers } from '@contract/rules/self-check';
import { useLocation, useNavigate } from '@umijs/max';

/**
 * The answers, kept with this entry of the browser's history: whoever follows a link of the page, or loads it again,
 * finds them on coming back. They stand neither in the address, which people pass on, nor in a storage.
 */
export function useKeptAnswers(): [answers: SelfAnswers, answer: (next: SelfAnswers) => void] {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const kept = (state as { answers?: Partial<SelfAnswers> } | null)?.answers;
  return [
    { ...NO_ANSWERS, ...kept },
    (answers) => navigate({ search, hash }, { replace: true, state: { answers } }),
  ];
}

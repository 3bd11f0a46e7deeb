import { newRandomId } from '@/utils/random-id';
import { wasAnswered } from '@/utils/request-error';

/** Idempotency keys of requests without an answer so far, by their content. */
const unanswered = new Map<string, string>();

/**
 * One key per intention: the same request repeated before an answer came, by a second press or a retry after silence,
 * takes effect once. After an answer the same request is a new intention.
 */
export async function sendOnce<T>(words: string, ask: (key: string) => Promise<T>): Promise<T> {
  const key = unanswered.get(words) ?? newRandomId();
  unanswered.set(words, key);
  try {
    const answer = await ask(key);
    unanswered.delete(words);
    return answer;
  } catch (error) {
    if (wasAnswered(error)) unanswered.delete(words);
    throw error;
  }
}

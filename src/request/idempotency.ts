import { newRandomId } from '@/utils/random-id';
import { wasAnswered } from '@/utils/request-error';

/** Keys of what was asked for and not answered yet, by its words. */
const unanswered = new Map<string, string>();

/**
 * One key for one intention: what is asked for again in the same words before an answer came, be it a second press or
 * another try after silence, happens once. After an answer the same words are a new intention.
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

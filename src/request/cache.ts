import { REQUEST_CACHE_TTL_MS } from '@/constants/requests';

interface Entry {
  at: number;
  answer: Promise<unknown>;
}

const entries = new Map<string, Entry>();

/** Called after every write: it may change what a cached answer shows. */
export const forgetAnswers = (): void => entries.clear();

/** The same question within the TTL gets the same answer; a failed one is not remembered. */
export function remember<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const known = entries.get(key);
  if (known && Date.now() - known.at < REQUEST_CACHE_TTL_MS) return known.answer as Promise<T>;
  const answer = ask();
  entries.set(key, { at: Date.now(), answer });
  answer.catch(() => {
    if (entries.get(key)?.answer === answer) entries.delete(key);
  });
  return answer;
}

const asked = new Map<string, Promise<unknown>>();

/** Simultaneous identical questions share one answer; a later one is asked again. */
export function together<T>(key: string, ask: () => Promise<T>): Promise<T> {
  const answer = asked.get(key) ?? ask().finally(() => asked.delete(key));
  asked.set(key, answer);
  return answer as Promise<T>;
}

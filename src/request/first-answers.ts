import { environment } from '@/utils/environment';
import { readCredential } from '@/utils/session';

let answers: Map<string, unknown> | null = null;

/** A page that the browser kept from an earlier visit holds answers of then. */
const arrivedNow = (): PerformanceNavigationTiming | undefined =>
  performance
    .getEntriesByType?.('navigation')
    .filter((entry): entry is PerformanceNavigationTiming => 'transferSize' in entry)
    .find(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize);

/** They are what a visitor is told by the service that sent the page. */
const areForReader = (): boolean => readCredential() === null && environment().api === '';

const known = (): Map<string, unknown> => {
  if (answers) return answers;
  const text = document.getElementById('first-answers')?.textContent;
  answers = new Map(text && arrivedNow() && areForReader() ? Object.entries(JSON.parse(text)) : []);
  return answers;
};

/** The answer that came with the page (server/http/first-answers), once: whoever asks again wants to know what is new. */
export function takeFirstAnswer(url: string): unknown {
  const answer = known().get(url);
  known().delete(url);
  return answer;
}

/** When an answer that came with the page was asked for and came; null where it has to be asked for. */
export function firstAnswerTimes(url: string): { sentAt: number; receivedAt: number } | null {
  const page = known().has(url) ? arrivedNow() : undefined;
  if (!page) return null;
  const { timeOrigin } = performance;
  return { sentAt: timeOrigin + page.requestStart, receivedAt: timeOrigin + page.responseStart };
}

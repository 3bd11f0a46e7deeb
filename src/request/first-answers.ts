import { environment } from '@/utils/environment';
import { readCredential } from '@/utils/session';

/** Answers that are not used within this time are outdated. */
const KEPT_MS = 30_000;

let answers: Map<string, unknown> | null = null;

/**
 * How the page itself arrived; undefined where the browser restored it from an earlier visit, with the answers of that
 * time.
 */
const arrival = (): PerformanceNavigationTiming | undefined =>
  performance
    .getEntriesByType?.('navigation')
    .filter((entry): entry is PerformanceNavigationTiming => 'transferSize' in entry)
    .find(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize);

const isNew = (): boolean => performance.now() - (arrival()?.responseStart ?? -KEPT_MS) < KEPT_MS;

/** The answers are those for a visitor, from the service that sent the page. */
const areForReader = (): boolean => readCredential() === null && environment().api === '';

/** React hydrates a page part by part: all parts use the same answers, however long that takes. */
const areHeld = (): boolean => answers !== null && document.documentElement.dataset['prepared'] !== undefined;

const known = (): Map<string, unknown> => {
  if (!areHeld() && !(isNew() && areForReader())) answers = new Map();
  const text = document.getElementById('first-answers')?.textContent || '{}';
  answers ??= new Map(Object.entries(JSON.parse(text)));
  return answers;
};

/** Whether the page came with answers that are meant for this reader and still fresh. */
export const hasFirstAnswers = (): boolean => known().size > 0;

/**
 * Returns the answer that came with the page (server/pages/first-answers) only once: a second request wants newer data.
 */
export function takeFirstAnswer(url: string): unknown {
  const answer = known().get(url);
  answers?.delete(url);
  return answer;
}

/** Whether using the answer counts as a view. The service has not counted it, because crawlers get the page as well. */
export const isCounted = (url: string): boolean =>
  (document.getElementById('first-answers')?.dataset['counted'] ?? '').split(' ').includes(url);

/** The same without taking it: a first render that React abandons is repeated and reads the answer again. */
export const readFirstAnswer = (url: string): unknown => known().get(url);

/** When an answer that came with the page was requested and received; null where it has to be requested. */
export function firstAnswerTimes(url: string): { sentAt: number; receivedAt: number } | null {
  const page = known().has(url) ? arrival() : undefined;
  if (!page) return null;
  const { timeOrigin } = performance;
  return { sentAt: timeOrigin + page.requestStart, receivedAt: timeOrigin + page.responseStart };
}

const loads = new Map<string, Promise<unknown>>();

/** What the parts of a prepared page load during hydration, by their position in the page. */
export const preparedLoads = (): Map<string, Promise<unknown>> => loads;

import { environment } from '@/utils/environment';
import { hearServiceTime } from '@/utils/service-clock';
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

const block = (): HTMLElement | null => document.getElementById('first-answers');

/** The page says when it was made, whoever reads it: the service's clock is known before anything is rendered. */
const hearTime = (): void => {
  const page = environment().api === '' ? arrival() : undefined;
  if (!page) return;
  const { timeOrigin } = performance;
  hearServiceTime(block()?.dataset['at'], timeOrigin + page.requestStart, timeOrigin + page.responseStart);
};

const known = (): Map<string, unknown> => {
  if (answers === null) hearTime();
  if (!areHeld() && !(isNew() && areForReader())) answers = new Map();
  answers ??= new Map(Object.entries(JSON.parse(block()?.textContent || '{}')));
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
  (block()?.dataset['counted'] ?? '').split(' ').includes(url);

/** The same without taking it: a first render that React abandons is repeated and reads the answer again. */
export const readFirstAnswer = (url: string): unknown => known().get(url);

const loads = new Map<string, Promise<unknown>>();

/** What the parts of a prepared page load during hydration, by their position in the page. */
export const preparedLoads = (): Map<string, Promise<unknown>> => loads;

import { environment } from '@/utils/environment';
import { readCredential } from '@/utils/session';

/** What nobody has taken by then is old. */
const KEPT_MS = 30_000;

let answers: Map<string, unknown> | null = null;

/** How the page itself arrived; undefined where the browser kept it from an earlier visit, with the answers of then. */
const arrival = (): PerformanceNavigationTiming | undefined =>
  performance
    .getEntriesByType?.('navigation')
    .filter((entry): entry is PerformanceNavigationTiming => 'transferSize' in entry)
    .find(({ transferSize, encodedBodySize }) => transferSize > encodedBodySize);

const isNew = (): boolean => performance.now() - (arrival()?.responseStart ?? -KEPT_MS) < KEPT_MS;

/** They are what a visitor is told by the service that sent the page. */
const areForReader = (): boolean => readCredential() === null && environment().api === '';

/** React takes a page over part by part: all of it says the same, however long that takes. */
const areHeld = (): boolean => answers !== null && document.documentElement.dataset['prepared'] !== undefined;

const known = (): Map<string, unknown> => {
  if (!areHeld() && !(isNew() && areForReader())) answers = new Map();
  const text = document.getElementById('first-answers')?.textContent || '{}';
  answers ??= new Map(Object.entries(JSON.parse(text)));
  return answers;
};

/** Whether the page came with answers for this reader, which are still new. */
export const hasFirstAnswers = (): boolean => known().size > 0;

/** The answer that came with the page (server/pages/first-answers), once: whoever asks again wants to know what is new. */
export function takeFirstAnswer(url: string): unknown {
  const answer = known().get(url);
  answers?.delete(url);
  return answer;
}

/** Whether reading it counts. The service did not count it yet: a crawler gets the page as well. */
export const isCounted = (url: string): boolean =>
  (document.getElementById('first-answers')?.dataset['counted'] ?? '').split(' ').includes(url);

/** The same without taking it: a first picture that React gives up before it stands is drawn again, and asks again. */
export const readFirstAnswer = (url: string): unknown => known().get(url);

/** When an answer that came with the page was asked for and came; null where it has to be asked for. */
export function firstAnswerTimes(url: string): { sentAt: number; receivedAt: number } | null {
  const page = known().has(url) ? arrival() : undefined;
  if (!page) return null;
  const { timeOrigin } = performance;
  return { sentAt: timeOrigin + page.requestStart, receivedAt: timeOrigin + page.responseStart };
}

const loads = new Map<string, Promise<unknown>>();

/** What the parts of a prepared page have asked while the app takes them over, by their place in it. */
export const preparedLoads = (): Map<string, Promise<unknown>> => loads;

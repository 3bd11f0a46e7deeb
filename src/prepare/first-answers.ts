import { currentVisit } from './visit';

/** Replaces src/request/first-answers: the answers that this page has received so far. */
export const readFirstAnswer = (url: string): unknown => currentVisit()?.answers.get(url);

export const takeFirstAnswer = readFirstAnswer;

export const preparedLoads = (): Map<string, Promise<unknown>> => {
  const visit = currentVisit();
  if (!visit) throw new Error('Drawn outside of a page.');
  return visit.loads;
};

/** Preparing a page does not count as reading it. */
export const isCounted = (): boolean => false;

/** There is no hydration in the service. */
export const hasFirstAnswers = (): boolean => false;

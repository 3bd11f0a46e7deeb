import { pageMoment } from './page-moment';
import { currentVisit } from './visit';

/** In place of src/request/first-answers: what this page has asked so far. */
export const readFirstAnswer = (url: string): unknown => currentVisit()?.answers.get(url);

export const takeFirstAnswer = readFirstAnswer;

/** The service's clock is the right one. */
export const firstAnswerTimes = (): { sentAt: number; receivedAt: number } => ({
  sentAt: pageMoment(),
  receivedAt: pageMoment(),
});

export const preparedLoads = (): Map<string, Promise<unknown>> => {
  const visit = currentVisit();
  if (!visit) throw new Error('Drawn outside of a page.');
  return visit.loads;
};

/** Whoever prepares a page has not read it. */
export const isCounted = (): boolean => false;

/** Nothing takes a page over here. */
export const hasFirstAnswers = (): boolean => false;

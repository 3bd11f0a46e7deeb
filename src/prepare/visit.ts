import { AsyncLocalStorage } from 'node:async_hooks';

/** A page on its way to somebody of whom nothing is known. */
export interface Visit {
  /** Address with its query, and the name of the site under which it was asked for. */
  url: string;
  host: string;
  protocol: string;
  /** The moment that the page shows, in milliseconds: its parts are drawn more than once, and one after another. */
  at: number;
  /** The answer of the service to anybody. */
  ask: (url: string) => Promise<{ status: number; text: string }>;
  /** What was asked so far. */
  answers: Map<string, unknown>;
  /** What each part of the page asked, by its place in the page. */
  loads: Map<string, Promise<unknown>>;
}

const visits = new AsyncLocalStorage<Visit>();

export const during = <T>(visit: Visit, act: () => T): T => visits.run(visit, act);

/** The page being prepared; undefined while the program itself starts. */
export const currentVisit = (): Visit | undefined => visits.getStore();

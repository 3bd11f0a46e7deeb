import { AsyncLocalStorage } from 'node:async_hooks';

/** A page being prepared for an unknown visitor. */
export interface Visit {
  /** Address with its query; `host` is the host name of the request. */
  url: string;
  host: string;
  protocol: string;
  /**
   * The moment that the page shows, in milliseconds, the same for all its parts although they are rendered repeatedly
   * and one after another.
   */
  at: number;
  /** Calls the service as a visitor. */
  ask: (url: string) => Promise<{ status: number; text: string }>;
  /** The answers so far, by address. */
  answers: Map<string, unknown>;
  /** What each part of the page loads, by its position in the page. */
  loads: Map<string, Promise<unknown>>;
}

const visits = new AsyncLocalStorage<Visit>();

export const during = <T>(visit: Visit, act: () => T): T => visits.run(visit, act);

/** The page being prepared; undefined while the program itself starts. */
export const currentVisit = (): Visit | undefined => visits.getStore();

import type { Failure } from './request-error';

/** A failure that may mean a missing right, and how the call was made; whether it does is decided later. */
export interface Refused {
  failure: Failure;
  made: { method?: string | undefined; shownBy?: string | undefined };
}

/** The root component of the app sets `hear` while it is mounted and receives the refusals of all pages. */
export const refusals: { hear: (refused: Refused) => void } = { hear: () => undefined };

import type { Failure } from './request-error';

/** A refusal of the kind that a missing right brings, and how the call was made; nobody has judged it yet. */
export interface Refused {
  failure: Failure;
  made: { method?: string | undefined; shownBy?: string | undefined };
}

/** The root of the app hears them, for every page, as long as it stands. */
export const refusals: { hear: (refused: Refused) => void } = { hear: () => undefined };

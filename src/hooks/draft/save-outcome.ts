import type { Calls } from '@contract/endpoints';

export type SaveReply = Calls['PATCH /prod-api/cms/apply/{id}/draft']['reply'];

/** What became of one attempt to save. */
export type SaveOutcome =
  | { kind: 'saved'; reply: SaveReply }
  /** Network, time-out or a fault of the service: tried again by itself. */
  | { kind: 'failed'; reason: string }
  /** These fields hold what the service cannot take; without them the rest can be saved. */
  | { kind: 'refused'; paths: string[]; reason: string }
  /** Refused for good: trying again would not help. */
  | { kind: 'blocked'; reason: string };

import type { Deps } from '@server/deps';

/** What another replica has changed unheard, or time itself, is seen after this long at the latest. */
const FRESH_MS = 1000;

/** The state in which something was begun to be read that everybody may read. */
export interface Begun {
  /** By the clock of the service, and by one that nobody sets. */
  at: number;
  madeAt: number;
  /** What this process had written, and what other replicas had told of. */
  written: number;
  heard: number | null;
}

export interface Freshness {
  begin(): Begun;
  /** Whether it would be read alike now, as far as a second counts. */
  isFresh(begun: Begun): boolean;
}

/** How long what visitors are shown may be kept: until somebody writes, here or elsewhere, and a second at most. */
export const freshnessOf = ({ now, db }: Pick<Deps, 'now' | 'db'>): Freshness => {
  const begin = (): Begun => ({
    at: now().getTime(),
    madeAt: performance.now(),
    written: db.written(),
    heard: db.changes.heard('kaichuang_public'),
  });
  // A copy may have shown it as it was a moment before.
  const keptMs = FRESH_MS - db.publicLagMs;
  return {
    begin,
    isFresh: (begun) => {
      const current = begin();
      return (
        begun.written === current.written &&
        begun.heard === current.heard &&
        current.madeAt - begun.madeAt < keptMs &&
        Math.abs(current.at - begun.at) < keptMs
      );
    },
  };
};

import type { Deps } from '@server/deps';

/** Changes by another replica that went unnoticed, and changes by time alone, appear after this long at most. */
const FRESH_MS = 1000;

/** The state of the data at the beginning of a public read. */
export interface Begun {
  /** `at` is the time of the service's clock, `madeAt` that of the monotonic clock. */
  at: number;
  madeAt: number;
  /** Counts of this process's writes, and of changes notified by other replicas. */
  written: number;
  heard: number | null;
}

export interface Freshness {
  begin(): Begun;
  /** Whether the same read would give the same result now, to within a second. */
  isFresh(begun: Begun): boolean;
}

/** How long public answers may be kept: until the next write on any replica, and for one second at most. */
export const freshnessOf = ({ now, db }: Pick<Deps, 'now' | 'db'>): Freshness => {
  const begin = (): Begun => ({
    at: now().getTime(),
    madeAt: performance.now(),
    written: db.written(),
    heard: db.changes.heard('kaichuang_public'),
  });
  // A standby may have shown a state that was already this old.
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

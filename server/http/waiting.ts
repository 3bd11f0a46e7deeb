import { beijingIso } from '@contract/rules/beijing-time';

/** A case that waits in a queue of the admin area. */
export interface Waiting {
  title: string;
  path: string;
  since: Date;
  due: Date | null;
}

/**
 * Summary of a queue: the number of cases, the one waiting longest, and the one due first; null where there is none.
 */
export interface Queue {
  count: number;
  oldest: Waiting | null;
  nearest: Waiting | null;
}

/** `cases` must include the oldest and the nearest case, but need not include all. */
export function queueOf(count: number, cases: readonly Waiting[]): Queue {
  const first = (time: (one: Waiting) => number): Waiting | null =>
    [...cases].sort((one, other) => time(one) - time(other))[0] ?? null;
  const nearest = first(({ due }) => due?.getTime() ?? Number.POSITIVE_INFINITY);
  return { count, oldest: first(({ since }) => since.getTime()), nearest: nearest?.due ? nearest : null };
}

const TITLE_MAX = 200;

const presentCase = (one: Waiting | null) =>
  one && {
    title: one.title.slice(0, TITLE_MAX),
    path: one.path,
    since: beijingIso(one.since),
    due: one.due && beijingIso(one.due),
  };

export const presentQueue = ({ count, oldest, nearest }: Queue) => ({
  count,
  oldest: presentCase(oldest),
  nearest: presentCase(nearest),
});

import { digestOf } from './digest';

/** What stands beside a hash on the way up, and on which side of it. */
export interface Step {
  side: 'left' | 'right';
  hash: string;
}

/** Leaves and knots are named in what is hashed, so that none can be given out for the other (as RFC 6962 does). */
const leafOf = (hash: string): string => digestOf(`leaf:${hash}`);
const knotOf = (left: string, right: string): string => digestOf(`knot:${left}:${right}`);

const nextLevel = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left = '', right] = level.slice(index * 2, index * 2 + 2);
    return right === undefined ? left : knotOf(left, right);
  });

export interface DayTree {
  root: string;
  /** The way from the leaf at this place up to the root; as many steps as the number of receipts has binary digits. */
  pathOf: (index: number) => Step[];
}

/** A hash tree over the hashes of a day's receipts, in the order of their chain. One without a neighbour goes up as it is. */
export const growTree = (hashes: readonly string[]): DayTree => {
  const levels = [hashes.map(leafOf)];
  for (let level = levels[0] ?? []; level.length > 1; levels.push(level)) level = nextLevel(level);
  return {
    root: levels.at(-1)?.[0] ?? '',
    pathOf: (index) =>
      levels.flatMap((level, height) => {
        const place = Math.floor(index / 2 ** height);
        const hash = level[place % 2 === 0 ? place + 1 : place - 1];
        return hash === undefined ? [] : [{ side: place % 2 === 0 ? 'right' : 'left', hash }];
      }),
  };
};

/** The root that a receipt with this hash leads to along its path. */
export const rootBy = (hash: string, path: readonly Step[]): string =>
  path.reduce(
    (below, { side, hash: beside }) => (side === 'left' ? knotOf(beside, below) : knotOf(below, beside)),
    leafOf(hash),
  );

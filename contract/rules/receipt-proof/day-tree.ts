import { digestOf } from './digest';

/** A sibling hash on the path to the root, and the side on which it is. */
export interface Step {
  side: 'left' | 'right';
  hash: string;
}

/**
 * Leaves and inner nodes are hashed with different prefixes, so that neither can be presented as the other (as in RFC
 * 6962).
 */
const leafOf = (hash: string): string => digestOf(`leaf:${hash}`);
const knotOf = (left: string, right: string): string => digestOf(`knot:${left}:${right}`);

const nextLevel = (level: readonly string[]): string[] =>
  Array.from({ length: Math.ceil(level.length / 2) }, (_, index) => {
    const [left = '', right] = level.slice(index * 2, index * 2 + 2);
    return right === undefined ? left : knotOf(left, right);
  });

export interface DayTree {
  root: string;
  /**
   * Path from the leaf at this place to the root; its length is at most the number of binary digits of the receipt
   * count.
   */
  pathOf: (index: number) => Step[];
}

/**
 * A hash tree over the receipts of one day, in the order of their chain. A node without a sibling moves up unchanged.
 */
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

/** The root that results from this hash along its path. */
export const rootBy = (hash: string, path: readonly Step[]): string =>
  path.reduce(
    (below, { side, hash: beside }) => (side === 'left' ? knotOf(beside, below) : knotOf(below, beside)),
    leafOf(hash),
  );

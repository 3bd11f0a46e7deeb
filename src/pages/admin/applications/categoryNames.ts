import type { Period } from '@contract/period';

/** Category names by key. A key with different names in several periods gets all of them. */
export const categoryNames = (periods: readonly Pick<Period, 'categories'>[]): Record<string, string> => {
  const names = new Map<string, Set<string>>();
  for (const { key, name } of periods.flatMap(({ categories }) => categories))
    names.set(key, (names.get(key) ?? new Set()).add(name));
  return Object.fromEntries([...names].map(([key, known]) => [key, [...known].join(' / ')]));
};

/**
 * The ranges at which a keyword occurs in a text, ignoring case: start and end, in ascending order and without overlap.
 */
export const wordMarks = (text: string, word: string | null): (readonly [number, number])[] => {
  const sought = word?.normalize('NFKC').trim();
  if (!sought) return [];
  const pattern = new RegExp(sought.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const);
};

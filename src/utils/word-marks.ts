/** Where a word that was looked for stands in a text, whatever its case: start and end, in order and apart. */
export const wordMarks = (text: string, word: string | null): (readonly [number, number])[] => {
  const sought = word?.normalize('NFKC').trim();
  if (!sought) return [];
  const pattern = new RegExp(sought.replace(/[.*+?^$()|[\]\\{}]/g, '\\$&'), 'giu');
  return [...text.matchAll(pattern)].map(({ index, 0: found }) => [index, index + found.length] as const);
};

const SEPARATORS = /[；;，,、\n\t]/;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** Words of a pasted or typed list, in their order and each once; words that are there already are left out. */
export function splitWords(text: string, present: readonly string[]): string[] {
  const words = text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !present.includes(word));
  return [...new Set(words)];
}

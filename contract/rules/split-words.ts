const SEPARATORS = /[；;，,、\n\t]/;

export const hasSeparator = (text: string): boolean => SEPARATORS.test(text);

/** The words of a pasted or typed list, in order and without duplicates or words already present. */
export function splitWords(text: string, present: readonly string[]): string[] {
  const words = text
    .split(SEPARATORS)
    .map((word) => word.trim())
    .filter((word) => word !== '' && !present.includes(word));
  return [...new Set(words)];
}

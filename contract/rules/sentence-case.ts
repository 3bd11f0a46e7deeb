/** A sentence of parts that may stand in its midst too begins with a capital, where the language has any. */
export const sentenceCase = (text: string, locale: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};

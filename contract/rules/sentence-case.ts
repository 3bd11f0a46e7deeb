/** Capitalises a sentence whose first part can also occur inside sentences, in languages with capitals. */
export const sentenceCase = (text: string, locale: string): string => {
  const [first = ''] = text;
  return first.toLocaleUpperCase(locale) + text.slice(first.length);
};

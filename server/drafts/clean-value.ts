import type { FieldValue } from '@contract/rules/draft-fields';

/** PostgreSQL takes neither NUL nor half a surrogate pair in its texts. */
const cleanText = (text: string): string =>
  text.replaceAll('\u0000', '').replace(/\p{Surrogate}/gu, '\uFFFD');

export const cleanValue = (value: FieldValue): FieldValue => {
  if (typeof value === 'string') return cleanText(value);
  return Array.isArray(value) ? value.map(cleanText) : value;
};

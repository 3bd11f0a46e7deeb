import { type Fields, type FieldValue, flatten, nest } from './draft-fields';
import { type FieldKind, kindOf } from './field-kinds';
import { readAmount, readMonth, readPersonMonths, readWords } from './read-typed';

/**
 * A draft holds what stands on the screen. Where a field takes a month, an amount, a number or words, that may be a
 * text that is no value yet: `2026-1`, `12x`, a word without its Enter. It is kept as typed in the field's own place;
 * as soon as it can be read it counts as what it says, and what cannot be read blocks filing.
 */
const READERS: Partial<Record<FieldKind, (text: string) => FieldValue>> = {
  month: readMonth,
  money: readAmount,
  months: readPersonMonths,
  words: readWords,
};

/** The value that a text means; null when it means none. */
export const readField = (path: string, text: string): FieldValue =>
  READERS[kindOf(path) ?? 'text']?.(text) ?? null;

/** Is this a text in the place of a value? A month that is written as it is kept is the value itself. */
export const isTypedText = (path: string, value: FieldValue | undefined): value is string =>
  typeof value === 'string' && (kindOf(path) ?? 'text') in READERS && readField(path, value) !== value;

/** The texts among the fields of the form; rows that are gone take theirs along. */
export const typedTexts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(flatten(nest(fields))).filter((entry): entry is [string, string] =>
      isTypedText(entry[0], entry[1]),
    ),
  );

/** Every text that can be read as what it says, every other one as nothing: what rules, records and files go by. */
export const settle = (fields: Fields): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([path, value]) => [
      path,
      isTypedText(path, value) ? readField(path, value) : value,
    ]),
  );

/** Texts that mean nothing: they are named at their place and keep the form from being filed. */
export const unreadTexts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(typedTexts(fields)).filter(([path, text]) => readField(path, text) === null),
  );

/** What was read from the service as it stands on the screen. */
export const fieldsOf = ({
  sections,
  typed,
}: {
  sections: Parameters<typeof flatten>[0];
  typed: Readonly<Record<string, string>>;
}): Fields => ({ ...flatten(sections), ...typed });

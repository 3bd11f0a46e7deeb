import { type Fields, type FieldValue, flatten, nest } from './draft-fields';
import { type FieldKind, kindOf } from './field-kinds';
import { readAmount, readDay, readMonth, readPersonMonths, readPoints, readWords } from './read-typed';

/**
 * A draft holds what is shown on the screen. In a field for a month, an amount, a number or words this may be text that
 * is not a valid value yet: `2026-1`, `12x`, a word without its Enter. It is kept as typed in the field's own place; it
 * counts as the value as soon as it can be read, and text that cannot be read prevents filing.
 */
const READERS: Partial<Record<FieldKind, (text: string) => FieldValue>> = {
  month: readMonth,
  day: readDay,
  money: readAmount,
  months: readPersonMonths,
  points: readPoints,
  words: readWords,
};

interface TypedRules {
  /** The value that a text means; null when it cannot be read. */
  readField: (path: string, text: string) => FieldValue;
  /** Whether a field holds a text instead of a value. A month in its stored form is a value. */
  isTypedText: (path: string, value: FieldValue | undefined) => value is string;
  /** The texts that are in place of values; those of removed rows are left out. */
  typedTexts: (fields: Fields) => Record<string, string>;
  /**
   * The fields with each such text replaced by the value it means, or by null; this is what rules, records and files
   * use.
   */
  settle: (fields: Fields) => Fields;
  /** Texts that cannot be read; they are reported at their field and prevent filing. */
  unreadTexts: (fields: Fields) => Record<string, string>;
}

/**
 * How texts are distinguished from values in one kind of form. `listed` returns the fields without those of removed
 * rows.
 */
export const typedRules = (
  kindAt: (path: string) => FieldKind | undefined,
  listed: (fields: Fields) => Fields,
): TypedRules => {
  const readerAt = (path: string) => READERS[kindAt(path) ?? 'text'];
  const readField: TypedRules['readField'] = (path, text) => readerAt(path)?.(text) ?? null;
  const isTypedText: TypedRules['isTypedText'] = (path, value): value is string =>
    typeof value === 'string' && readerAt(path) !== undefined && readField(path, value) !== value;
  const typedTexts: TypedRules['typedTexts'] = (fields) =>
    Object.fromEntries(
      Object.entries(listed(fields)).filter((entry): entry is [string, string] => isTypedText(...entry)),
    );
  return {
    readField,
    isTypedText,
    typedTexts,
    settle: (fields) =>
      Object.fromEntries(
        Object.entries(fields).map(([path, value]) => [
          path,
          isTypedText(path, value) ? readField(path, value) : value,
        ]),
      ),
    unreadTexts: (fields) =>
      Object.fromEntries(
        Object.entries(typedTexts(fields)).filter(([path, text]) => readField(path, text) === null),
      ),
  };
};

/** The rules of the application form. */
export const { readField, isTypedText, typedTexts, settle, unreadTexts } = typedRules(kindOf, (fields) =>
  flatten(nest(fields)),
);

/** The fields as shown on the screen: the sections read from the service, with the typed texts in their places. */
export const fieldsOf = ({
  sections,
  typed,
}: {
  sections: Parameters<typeof flatten>[0];
  typed: Readonly<Record<string, string>>;
}): Fields => ({ ...flatten(sections), ...typed });

import { type Fields, type FieldValue, flatten, nest } from './draft-fields';
import { type FieldKind, kindOf } from './field-kinds';
import { readAmount, readDay, readMonth, readPersonMonths, readPoints, readWords } from './read-typed';

/**
 * A draft holds what stands on the screen. Where a field takes a month, an amount, a number or words, that may be a
 * text that is no value yet: `2026-1`, `12x`, a word without its Enter. It is kept as typed in the field's own place;
 * as soon as it can be read it counts as what it says, and what cannot be read blocks filing.
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
  /** The value that a text means; null when it means none. */
  readField: (path: string, text: string) => FieldValue;
  /** Is this a text in the place of a value? A month that is written as it is kept is the value itself. */
  isTypedText: (path: string, value: FieldValue | undefined) => value is string;
  /** The texts among the fields of the form; rows that are gone take theirs along. */
  typedTexts: (fields: Fields) => Record<string, string>;
  /** Every text that can be read as what it says, every other one as nothing: what rules, records and files go by. */
  settle: (fields: Fields) => Fields;
  /** Texts that mean nothing: they are named at their place and keep the form from being filed. */
  unreadTexts: (fields: Fields) => Record<string, string>;
}

/** How texts are told from values in one kind of form. `listed`: its fields without those of rows that are gone. */
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

/** Those of an application. */
export const { readField, isTypedText, typedTexts, settle, unreadTexts } = typedRules(kindOf, (fields) =>
  flatten(nest(fields)),
);

/** What was read from the service as it stands on the screen. */
export const fieldsOf = ({
  sections,
  typed,
}: {
  sections: Parameters<typeof flatten>[0];
  typed: Readonly<Record<string, string>>;
}): Fields => ({ ...flatten(sections), ...typed });

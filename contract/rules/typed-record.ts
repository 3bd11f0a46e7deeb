import { type Word, wordTable } from '@contract/word';
import type { FieldKind } from './field-kinds';
import { amountFault, FINDING_WORDS } from './finding';
import { flattenRecord, nestRecord, type RecordShape } from './record-fields';
import { typedRules } from './typed-fields';

/** `indicators.*.name` for a concrete path. */
const recordPattern = (path: string): string => path.replace(/\.[^.]+\./, '.*.');

const kindIn = <T extends object>(
  { kinds }: Pick<RecordShape<T>, 'kinds'>,
  path: string,
): FieldKind | undefined => kinds[path] ?? kinds[recordPattern(path)];

/** Texts that are no values yet, in a form of one record. */
export const typedIn = <T extends object>(shape: RecordShape<T>) =>
  typedRules(
    (path) => kindIn(shape, path),
    (fields) => flattenRecord(shape, nestRecord(shape, fields)),
  );

export const TYPED_WORDS = wordTable('typed', { day: '日期应写成 2026-09-14 这样的年月日' });

/** Of points the review's own rule says how many there may be. */
const WOULD_BE: Partial<Record<FieldKind, (text: string) => Word>> = {
  month: () => FINDING_WORDS.word('month'),
  money: (text) => {
    const { code, params } = amountFault(text);
    return FINDING_WORDS.word(code, params);
  },
  day: () => TYPED_WORDS.word('day'),
};

/** What a record holds of such texts, by path. */
export type TypedTexts = Readonly<Record<string, string>>;

/** Each text that means nothing, with what would be a value in its place: it keeps the record from being handed in. */
export const unreadFaults = <T extends object>(
  shape: RecordShape<T>,
  texts: TypedTexts,
): { path: string; word: Word }[] =>
  Object.entries(typedIn(shape).unreadTexts(texts)).flatMap(([path, text]) => {
    const word = WOULD_BE[kindIn(shape, path) ?? 'text']?.(text);
    return word ? [{ path, word }] : [];
  });

/** Faults of a form without columns; where a text means nothing that is said, and not that its field is empty. */
export const withUnread = <T extends object>(
  shape: RecordShape<T>,
  texts: TypedTexts,
  faults: readonly { field: keyof T; word: Word }[],
): { field: keyof T; word: Word }[] => {
  const unread = unreadFaults(shape, texts).map(({ path, word }) => ({ field: path as keyof T, word }));
  return [...unread, ...faults.filter(({ field }) => !unread.some((other) => other.field === field))];
};

/** Of the faults of a form those that say what is wrong with what stands there: unread texts, values out of their range. */
export const slipsAmong = <T extends object, F extends { word: Word }>(
  shape: RecordShape<T>,
  texts: TypedTexts,
  faults: readonly F[],
  ranges: readonly Word[],
): F[] => {
  const told = new Set([
    ...unreadFaults(shape, texts).map(({ word }) => word.id),
    ...ranges.map(({ id }) => id),
  ]);
  return faults.filter(({ word }) => told.has(word.id));
};

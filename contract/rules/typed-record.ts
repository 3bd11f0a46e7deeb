import { type Word, wordTable } from '@contract/word';
import type { FieldKind } from './field-kinds';
import { amountFault, FINDING_WORDS } from './finding';
import { flattenRecord, nestRecord, type RecordShape } from './record-fields';
import { typedRules } from './typed-fields';

/** Pattern of a concrete path: `indicators.*.name`. */
const recordPattern = (path: string): string => path.replace(/\.[^.]+\./, '.*.');

const kindIn = <T extends object>(
  { kinds }: Pick<RecordShape<T>, 'kinds'>,
  path: string,
): FieldKind | undefined => kinds[path] ?? kinds[recordPattern(path)];

/** The rules of typed texts for a form with a single record. */
export const typedIn = <T extends object>(shape: RecordShape<T>) =>
  typedRules(
    (path) => kindIn(shape, path),
    (fields) => flattenRecord(shape, nestRecord(shape, fields)),
  );

export const TYPED_WORDS = wordTable('typed', { day: '日期应写成 2026-09-14 这样的年月日' });

/** The expected form per kind; for points the review's own rule states the allowed range. */
const WOULD_BE: Partial<Record<FieldKind, (text: string) => Word>> = {
  month: () => FINDING_WORDS.word('month'),
  money: (text) => {
    const { code, params } = amountFault(text);
    return FINDING_WORDS.word(code, params);
  },
  day: () => TYPED_WORDS.word('day'),
};

/** Typed texts of a record by path. */
export type TypedTexts = Readonly<Record<string, string>>;

/** A fault for each text that cannot be read, with the expected form; it prevents submitting. */
export const unreadFaults = <T extends object>(
  shape: RecordShape<T>,
  texts: TypedTexts,
): { path: string; word: Word }[] =>
  Object.entries(typedIn(shape).unreadTexts(texts)).flatMap(([path, text]) => {
    const word = WOULD_BE[kindIn(shape, path) ?? 'text']?.(text);
    return word ? [{ path, word }] : [];
  });

/**
 * Adds the faults of unreadable texts to those of a form without lists; such a text replaces the other faults of its
 * field, for example that it is empty.
 */
export const withUnread = <T extends object>(
  shape: RecordShape<T>,
  texts: TypedTexts,
  faults: readonly { field: keyof T; word: Word }[],
): { field: keyof T; word: Word }[] => {
  const unread = unreadFaults(shape, texts).map(({ path, word }) => ({ field: path as keyof T, word }));
  return [...unread, ...faults.filter(({ field }) => !unread.some((other) => other.field === field))];
};

/** The faults that concern what was entered: unreadable texts, and values out of range. */
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

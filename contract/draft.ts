import { type Static, Type } from 'typebox';
import { DRAFT_CHANGES_MAX, DRAFT_ROWS_MAX, DRAFT_TEXT_MAX } from './limits';
import { Origin } from './origin';
import { Closed, Id, listQuery, OneOf, Text, Time, Version } from './schema';

/** A value of one field whose texts are at most so long. */
const valueUpTo = (max: number) =>
  Type.Union([
    Text(max),
    Type.Number(),
    Type.Boolean(),
    Type.Null(),
    Type.Array(Text(DRAFT_TEXT_MAX), { maxItems: DRAFT_ROWS_MAX }),
  ]);
/** What one field may hold on the wire; the schema of the record itself restricts it further. */
export const FieldValueSchema = valueUpTo(DRAFT_TEXT_MAX);
/** `title`, `base.title`, `team.members.{row}.name`. */
export const FieldPath = Type.String({
  minLength: 3,
  maxLength: 120,
  pattern: '^[a-zA-Z_]+(\\.[A-Za-z0-9_-]+){0,3}$',
});
/** One edit: what the device had last seen in the field, and what it wants to be there. */
const changeUpTo = (max: number) => Closed({ path: FieldPath, base: valueUpTo(max), value: valueUpTo(max) });

/** Most such texts in a record: one for every field that can hold one. */
const TYPED_MAX = 600;
/** Texts typed into fields for days, amounts, numbers and words that are not valid values yet, by path. */
export const TypedTexts = Type.Record(
  Type.String({ pattern: '^[a-zA-Z_]+(\\.[A-Za-z0-9_-]+){0,3}$' }),
  Text(DRAFT_TEXT_MAX),
  { maxProperties: TYPED_MAX },
);
/** For records with a single form; left out where no such text is kept. */
export const typedTexts = { typed: Type.Optional(TypedTexts) };

/** Two devices changed the same field: both values, and who wrote the stored one. */
const conflictUpTo = (max: number) =>
  Closed({ path: FieldPath, mine: valueUpTo(max), theirs: valueUpTo(max), by: Text(80), at: Time });
export const FieldConflict = conflictUpTo(DRAFT_TEXT_MAX);
export type FieldConflict = Static<typeof FieldConflict>;

/** One autosave, for any kind of record. */
const changesUpTo = (max: number) => ({
  changes: Type.Array(changeUpTo(max), { minItems: 1, maxItems: DRAFT_CHANGES_MAX }),
  /** Paths for which a person has resolved a conflict; these values are accepted whatever is stored now. */
  resolve: Type.Optional(Type.Array(FieldPath, { maxItems: DRAFT_CHANGES_MAX })),
});
export const draftChanges = changesUpTo(DRAFT_TEXT_MAX);
export const DraftChanges = Closed(draftChanges);
export type DraftChanges = Static<typeof DraftChanges>;

/** The result of an autosave. */
const savedUpTo = (max: number) => ({
  version: Version,
  savedAt: Time,
  /** Current values of the fields that differ from what was sent. */
  merged: Type.Record(FieldPath, valueUpTo(max)),
  conflicts: Type.Array(conflictUpTo(max)),
});
export const draftSaved = savedUpTo(DRAFT_TEXT_MAX);
export const DraftSaved = Closed(draftSaved);
export type DraftSaved = Static<typeof DraftSaved>;

const historyUpTo = (max: number) =>
  Closed({
    id: Id,
    path: FieldPath,
    value: valueUpTo(max),
    /** `overwritten`: was stored until somebody replaced it; `declined`: lost a conflict and was not stored. */
    kind: OneOf(['overwritten', 'declined']),
    by: Text(80),
    at: Time,
    /** Where the value came from, if nobody typed it. */
    origin: Type.Optional(Origin),
  });
/** Earlier and declined values of a record's fields, for one field or for all. */
export const FieldHistoryRow = historyUpTo(DRAFT_TEXT_MAX);
export type FieldHistoryRow = Static<typeof FieldHistoryRow>;
export const historyQuery = listQuery(['at'], { path: Type.Optional(FieldPath) });
export type HistoryQuery = Static<typeof historyQuery>;

/** The same schemas for a record with a text longer than form texts are. */
export const longDraft = (max: number) => ({
  Changes: Closed(changesUpTo(max)),
  Saved: Closed(savedUpTo(max)),
  HistoryRow: historyUpTo(max),
});

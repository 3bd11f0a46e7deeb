import { type Static, Type } from 'typebox';
import { DRAFT_CHANGES_MAX, DRAFT_ROWS_MAX, DRAFT_TEXT_MAX } from './limits';
import { Closed, Id, OneOf, Text, Time, Version } from './schema';

/** What one field may hold on the wire; what it may hold in its record, that record's own schema says. */
export const FieldValueSchema = Type.Union([
  Text(DRAFT_TEXT_MAX),
  Type.Number(),
  Type.Boolean(),
  Type.Null(),
  Type.Array(Text(DRAFT_TEXT_MAX), { maxItems: DRAFT_ROWS_MAX }),
]);
/** `title`, `base.title`, `team.members.{row}.name`. */
export const FieldPath = Type.String({
  minLength: 3,
  maxLength: 120,
  pattern: '^[a-zA-Z_]+(\\.[A-Za-z0-9_-]+){0,3}$',
});
/** One edit: what the device had last seen in the field, and what it wants to be there. */
const FieldChange = Closed({ path: FieldPath, base: FieldValueSchema, value: FieldValueSchema });

/** Two devices changed one field: both values, and who wrote the one that stands. */
export const FieldConflict = Closed({
  path: FieldPath,
  mine: FieldValueSchema,
  theirs: FieldValueSchema,
  by: Text(80),
  at: Time,
});
export type FieldConflict = Static<typeof FieldConflict>;

/** One autosave, of whatever record. */
export const draftChanges = {
  changes: Type.Array(FieldChange, { minItems: 1, maxItems: DRAFT_CHANGES_MAX }),
  /** Paths where a person has chosen after a conflict: taken whatever stands there now. */
  resolve: Type.Optional(Type.Array(FieldPath, { maxItems: DRAFT_CHANGES_MAX })),
};
export const DraftChanges = Closed(draftChanges);
export type DraftChanges = Static<typeof DraftChanges>;

/** What became of it. */
export const draftSaved = {
  version: Version,
  savedAt: Time,
  /** Fields as they stand now where they differ from what was sent. */
  merged: Type.Record(FieldPath, FieldValueSchema),
  conflicts: Type.Array(FieldConflict),
};
export const DraftSaved = Closed(draftSaved);
export type DraftSaved = Static<typeof DraftSaved>;

export const FieldHistoryRow = Closed({
  id: Id,
  path: FieldPath,
  value: FieldValueSchema,
  /** `overwritten`: stood until somebody replaced it; `declined`: came second and was not taken. */
  kind: OneOf(['overwritten', 'declined']),
  by: Text(80),
  at: Time,
});

import type { Origin } from '@contract/origin';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { ColumnType, Generated } from 'kysely';
import type { Created, Touched, WithDefault, Writers } from './column-types';

// Tables that every kind of draft uses besides its own record.

/** Kinds of records whose drafts are merged field by field. */
export type DraftRecord =
  | 'application'
  | 'demand'
  | 'achievement'
  | 'result_one'
  | 'result_two'
  | 'review'
  | 'content'
  | 'space'
  | 'new_course'
  | 'new_project';

/** Fields of a published record that were changed and are not published yet. */
export interface WorkingCopyTable {
  record: DraftRecord;
  ref: number;
  fields: ColumnType<Fields, string | undefined, string>;
  fieldWriters: Writers;
  version: WithDefault<number>;
  updatedAt: Touched;
}

export interface FieldHistoryTable {
  id: Generated<number>;
  record: DraftRecord;
  /** The id of the record. */
  ref: number;
  path: string;
  value: ColumnType<FieldValue, string, never>;
  kind: 'overwritten' | 'declined';
  accountId: number | null;
  at: Created;
  /** Where the value had come from, if nobody had typed it. */
  origin: ColumnType<Origin | null, string | null | undefined, never>;
}

export interface DraftSchema {
  fieldHistory: FieldHistoryTable;
  workingCopy: WorkingCopyTable;
}

import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { Said } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { FieldWriters } from '@server/db/column-types';
import type { Transaction } from '@server/db/database';
import type { DraftRecord } from '@server/db/draft-schema';
import type { Caller } from '@server/security/caller';
import type { Merge } from './merge-changes';

/** The context of a save: the person, the time, the transaction and the key. */
export interface DraftScope {
  db: Transaction;
  caller: Caller;
  now: Date;
  sealer: Sealer;
}

/** A record as the merge needs it: locked, writable by the caller, flattened and decrypted. */
export interface Held {
  ref: number;
  version: number;
  fields: Fields;
  writers: FieldWriters;
  /** Who counts as the writer of fields without a recorded writer, and since when. */
  author: { by: number; at: Date };
}

/** What a save writes. `delta` is empty if it changes nothing. */
export interface Written {
  delta: Fields;
  /** All fields of the record after the save. */
  fields: Fields;
  /** Writers of all fields. */
  writers: FieldWriters;
}

/**
 * What is specific to one kind of record when a draft is saved: its fields, its permissions, and where it is stored.
 * `More` is what its answer has in addition to the common answer, `S` what its scope has in addition to the common one.
 */
export interface DraftKind<
  Key,
  H extends Held,
  More extends object = object,
  S extends DraftScope = DraftScope,
> {
  record: DraftRecord;
  /** Lists whose row order is merged: rows added on either side are kept, rows removed on either side are gone. */
  isRows: (path: string) => boolean;
  /** Why this field cannot hold this value, or null. Completeness is not checked: a draft may lack anything. */
  problem: (path: string, value: FieldValue) => Said | null;
  /** Locks the record, then refuses callers who may not write it (404) and writes that its state forbids (409). */
  lock: (scope: S, key: Key) => Promise<H>;
  /** Refuses what other records or the state of this one forbid. */
  admit?: (scope: S, held: H, merge: Merge, fields: Fields) => Promise<void>;
  /** Writes and answers the new version. */
  write: (scope: S, held: H, written: Written) => Promise<{ version: number; more: More }>;
}

import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { Said } from '@contract/sentences/sentence';
import type { Sealer } from '@server/crypto/sealing';
import type { FieldWriters } from '@server/db/column-types';
import type { Transaction } from '@server/db/database';
import type { DraftRecord } from '@server/db/draft-schema';
import type { Caller } from '@server/security/caller';
import type { Merge } from './merge-changes';

/** What a save acts in: who asks, when, with which connection and key. */
export interface DraftScope {
  db: Transaction;
  caller: Caller;
  now: Date;
  sealer: Sealer;
}

/** A record as the merge sees it: locked, the caller's to write, flat and open (unsealed). */
export interface Held {
  ref: number;
  version: number;
  fields: Fields;
  writers: FieldWriters;
  /** Whose hand it was where no writer is noted, and when. */
  author: { by: number; at: Date };
}

/** What is to be written. Nothing is in `delta` when everything stood there already. */
export interface Written {
  delta: Fields;
  /** The whole record as it will stand. */
  fields: Fields;
  /** Of every field. */
  writers: FieldWriters;
}

/**
 * All that one kind of record adds to the one way of saving drafts: what it holds, whose it is, and where it is kept.
 * `More` is what its answer says beyond what every answer says, `S` what it acts in beyond what every save does.
 */
export interface DraftKind<
  Key,
  H extends Held,
  More extends object = object,
  S extends DraftScope = DraftScope,
> {
  record: DraftRecord;
  /** Lists whose orders merge: items added on either side are there, items removed on either side are gone. */
  isRows: (path: string) => boolean;
  /** Why this value cannot stand in this field, or null. Nothing of completeness: a draft may lack anything. */
  problem: (path: string, value: FieldValue) => Said | null;
  /** Takes the lock, then refuses who may not write it (404) and what may not be written now (409). */
  lock: (scope: S, key: Key) => Promise<H>;
  /** Refuses what other records or the state of this one forbid. */
  admit?: (scope: S, held: H, merge: Merge, fields: Fields) => Promise<void>;
  /** Writes, and answers the version that stands then. */
  write: (scope: S, held: H, written: Written) => Promise<{ version: number; more: More }>;
}

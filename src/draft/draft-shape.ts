import type { FieldConflict } from '@contract/draft';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import type { FieldChange } from '@contract/rules/merge';
import type { DraftState } from './draft-state';
import type { DraftStorage } from './draft-storage';
import type { Refusal, Refusals, SaveOutcome } from './save-outcome';

/**
 * The one status line (req:forms-autosave). `blocked`: the service will not take it (deadline, lost right); kept on
 * the device.
 */
type SavePhase = 'idle' | 'pending' | 'saving' | 'saved' | 'failed' | 'blocked';

export interface Versioned {
  version: number;
}

export interface DraftView<R> {
  state: DraftState;
  phase: SavePhase;
  savedAt: string | null;
  /** Why the last save did not go through; null where only single fields are at fault. */
  reason: string | null;
  /** Errors by field; these fields stay on the device until they are edited again. */
  refusals: Refusals;
  record: R;
  /** For this person there is no such record any more: it was removed, or they were taken out of it. */
  isGone: boolean;
  /** There is no such record yet: the first change will make it. */
  isNew: boolean;
}

/** What became of one attempt to make the record. */
export type BeginOutcome<R> = { kind: 'begun'; record: R; storage: DraftStorage } | Refusal;

export interface DraftPorts<R extends Versioned> {
  /**
   * Creates the record; called with the first change and repeated until there is an answer. Missing where the record
   * exists.
   */
  begin?: () => Promise<BeginOutcome<R>>;
  /** Called once the record exists and its edits are stored under its name. */
  onBegun?: (record: R) => void;
  save: (record: R, changes: FieldChange[], resolved: string[]) => Promise<SaveOutcome<R>>;
  /** Reads the record again. */
  load: (record: R) => Promise<R>;
  /** The fields of a record by path. */
  fieldsOf: (record: R) => Fields;
  /**
   * Identifies the turn of writing: the record may be written in turns, between which it is in others' hands; null
   * while it may not be written.
   */
  turnOf: (record: R) => string | null;
  storage: DraftStorage;
  isRows: (path: string) => boolean;
  now: () => number;
  /** Tells other tabs that something was saved. */
  announce: () => void;
}

/** The fields of a draft, for whoever shows or edits them. */
export interface FieldDraft {
  value: (path: string) => FieldValue;
  conflict: (path: string) => FieldConflict | undefined;
  set: (path: string, value: FieldValue) => void;
  resolve: (path: string, take: 'mine' | 'theirs') => void;
}

export interface Draft<R> extends FieldDraft {
  view: () => DraftView<R>;
  subscribe: (listener: () => void) => () => void;
  /** Sends now; resolves when nothing that can be sent is left, or false when it could not. */
  flush: () => Promise<boolean>;
  /** Reads the record again, e.g. when the window gets the focus or another tab has saved. */
  refresh: () => Promise<void>;
  /** Applies the edits that were set aside; `discard` removes them. */
  recover: () => void;
  discard: () => void;
  dispose: () => void;
}

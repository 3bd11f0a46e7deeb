import type { FieldConflict } from '@contract/draft';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { type FieldChange, mergeRows, sameValue } from '@contract/rules/merge';

/** One unsaved edit: what the service had when it began, and what the person wants. */
export interface Edit {
  base: FieldValue;
  value: FieldValue;
  /** Milliseconds since 1970, for the newest-wins choice between two tabs of one browser. */
  at: number;
  /** The turn of writing in which it was typed: the record may have been submitted since. */
  turn?: string;
  /** What was sent of it and has no answer yet: the service may hold this instead of `base`. */
  sent?: FieldValue;
}

/** The state of a draft on this device. `server` plus `edits` is what the person sees. */
export interface DraftState {
  server: Fields;
  edits: Record<string, Edit>;
  conflicts: Record<string, FieldConflict>;
  /** Edits of an earlier turn, which are offered to the person but not applied. */
  aside: Record<string, Edit>;
  version: number;
}

export const emptyDraft: DraftState = { server: {}, edits: {}, conflicts: {}, aside: {}, version: 0 };

export const fieldOf = (state: DraftState, path: string): FieldValue =>
  state.edits[path]?.value ?? (state.edits[path] ? null : (state.server[path] ?? null));

const without = <T>(map: Record<string, T>, path: string): Record<string, T> => {
  const { [path]: _, ...rest } = map;
  return rest;
};

/**
 * A person typed. Going back to the service's value ends the edit, unless a sent value without an answer may have
 * replaced that.
 */
export const edit = (
  state: DraftState,
  path: string,
  value: FieldValue,
  { at, turn }: Pick<Edit, 'at' | 'turn'>,
): DraftState => {
  const base = state.edits[path]?.base ?? state.server[path] ?? null;
  const conflicts = state.conflicts[path]
    ? { ...state.conflicts, [path]: { ...state.conflicts[path], mine: value } }
    : state.conflicts;
  const sent = state.edits[path]?.sent;
  if (sameValue(base, value) && sent === undefined && !state.conflicts[path])
    return { ...state, edits: without(state.edits, path) };
  const typed = { base, value, at, ...(turn !== undefined && { turn }), ...(sent !== undefined && { sent }) };
  return { ...state, conflicts, edits: { ...state.edits, [path]: typed } };
};

/**
 * Edits that may be sent; those in conflict wait for the person's choice. A sent value without an answer is sent again
 * first, which is harmless, before what was typed since: only its answer tells which value the newer one is based on.
 */
export const changesToSend = (state: DraftState): FieldChange[] =>
  Object.entries(state.edits)
    .filter(([path]) => !state.conflicts[path])
    .map(([path, { base, value, sent = value }]) => ({ path, base, value: sent }));

/** The edit, if its value is still the one that was sent; undefined where something else was typed since. */
export const sentEdit = ({ edits }: DraftState, { path, value }: FieldChange): Edit | undefined => {
  const held = edits[path];
  return held && sameValue(held.value, value) ? held : undefined;
};

/** The refusals of fields that still hold the value that was sent: what was typed since has not been refused. */
export const refusedAsSent = (
  state: DraftState,
  sent: readonly FieldChange[],
  refusals: Readonly<Record<string, string>>,
): Record<string, string> => {
  const standing = new Set(sent.filter((change) => sentEdit(state, change)).map(({ path }) => path));
  return Object.fromEntries(Object.entries(refusals).filter(([path]) => standing.has(path)));
};

/** Notes which values are being sent (`isOnItsWay`), or that the service has answered without accepting them. */
export const noteSent = (
  state: DraftState,
  changes: readonly FieldChange[],
  isOnItsWay: boolean,
): DraftState => {
  const edits = { ...state.edits };
  for (const { path, value } of changes) {
    const held = edits[path];
    if (!held) continue;
    const { sent: _, ...rest } = held;
    if (isOnItsWay) edits[path] = { ...rest, sent: value };
    else if (sameValue(rest.base, rest.value)) delete edits[path];
    else edits[path] = rest;
  }
  return { ...state, edits };
};

export interface Saved {
  version: number;
  merged: Fields;
  conflicts: FieldConflict[];
}

/** The service has saved. What was typed while the request was under way stays an edit, based on the saved value. */
export const acknowledge = (state: DraftState, sent: readonly FieldChange[], saved: Saved): DraftState => {
  const server = { ...state.server };
  let edits = { ...state.edits };
  let conflicts = { ...state.conflicts };
  const refused = new Map(saved.conflicts.map((conflict) => [conflict.path, conflict]));
  for (const { path, value } of sent) {
    const refusal = refused.get(path);
    const stands = refusal ? refusal.theirs : (saved.merged[path] ?? (path in saved.merged ? null : value));
    server[path] = stands;
    const current = edits[path];
    if (refusal) conflicts = { ...conflicts, [path]: { ...refusal, mine: current?.value ?? value } };
    else conflicts = without(conflicts, path);
    if (!current) continue;
    const { sent: _, ...rest } = current;
    edits =
      !refusal && sameValue(current.value, value)
        ? without(edits, path)
        : { ...edits, [path]: { ...rest, base: stands } };
  }
  return { ...state, server, edits, conflicts, version: saved.version };
};

export const asRows = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : []);

/**
 * A newer record was read: edits stay over it; row orders are merged, so that rows of another device appear at once. A
 * value that was sent without an answer and is now in the record has arrived.
 */
export const adopt = (
  state: DraftState,
  server: Fields,
  version: number,
  isRows: (path: string) => boolean,
): DraftState => {
  const edits: Record<string, Edit> = {};
  for (const [path, current] of Object.entries(state.edits)) {
    const now = server[path] ?? null;
    if (sameValue(current.value, now)) continue;
    const { sent, ...rest } = current;
    if (sent !== undefined && sameValue(sent, now)) edits[path] = { ...rest, base: now };
    else if (isRows(path) && !sameValue(rest.base, now))
      edits[path] = {
        ...rest,
        base: now,
        value: mergeRows(asRows(rest.base), asRows(now), asRows(rest.value)),
      };
    else edits[path] = current;
  }
  return { ...state, server, version, edits };
};

/** The record has just been created: edits made before are now based on its initial values. */
export const beginWith = (state: DraftState, server: Fields, version: number): DraftState => {
  const edits = Object.entries(state.edits)
    .filter(([path, { value }]) => !sameValue(value, server[path]))
    .map(([path, edit]) => [path, { ...edit, base: server[path] ?? null }] as const);
  return { ...state, server, version, edits: Object.fromEntries(edits) };
};

/** A person chose between two values. Taking theirs ends the edit; taking mine sends it again over theirs. */
export const resolve = (state: DraftState, path: string, take: 'mine' | 'theirs'): DraftState => {
  const conflict = state.conflicts[path];
  if (!conflict) return state;
  const settled = { ...state, conflicts: without(state.conflicts, path) };
  return take === 'theirs'
    ? { ...settled, edits: without(state.edits, path), server: { ...state.server, [path]: conflict.theirs } }
    : {
        ...settled,
        edits: {
          ...state.edits,
          [path]: {
            ...state.edits[path],
            at: state.edits[path]?.at ?? 0,
            base: conflict.theirs,
            value: conflict.mine,
          },
        },
      };
};

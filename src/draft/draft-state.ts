import type { FieldConflict } from '@contract/draft';
import type { Fields, FieldValue } from '@contract/rules/draft-fields';
import { type FieldChange, mergeRows, sameValue } from '@contract/rules/merge';

/** One unsaved edit: what the service had when it began, and what the person wants. */
export interface Edit {
  base: FieldValue;
  value: FieldValue;
  /** Milliseconds since 1970, for the newest-wins choice between two tabs of one browser. */
  at: number;
  /** In which turn of writing it was typed: the record may have been handed in since. */
  turn?: string;
}

/** Where a draft stands on this device. `server` plus `edits` is what the person sees. */
export interface DraftState {
  server: Fields;
  edits: Record<string, Edit>;
  conflicts: Record<string, FieldConflict>;
  /** Edits of an earlier turn, which are offered. */
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

/** A person typed. Going back to what the service has ends the edit. */
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
  if (sameValue(base, value) && !state.conflicts[path])
    return { ...state, edits: without(state.edits, path) };
  return {
    ...state,
    conflicts,
    edits: { ...state.edits, [path]: { base, value, at, ...(turn === undefined ? {} : { turn }) } },
  };
};

/** Edits that may be sent: those in conflict wait for a person's choice. */
export const changesToSend = (state: DraftState): FieldChange[] =>
  Object.entries(state.edits)
    .filter(([path]) => !state.conflicts[path])
    .map(([path, { base, value }]) => ({ path, base, value }));

export interface Saved {
  version: number;
  merged: Fields;
  conflicts: FieldConflict[];
}

/** The service answered. What was typed while the request was under way stays an edit on the new base. */
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
    edits =
      !refusal && sameValue(current.value, value)
        ? without(edits, path)
        : { ...edits, [path]: { ...current, base: stands } };
  }
  return { ...state, server, edits, conflicts, version: saved.version };
};

export const asRows = (value: FieldValue | undefined): string[] => (Array.isArray(value) ? value : []);

/** A newer record was read: edits stay on top; row orders merge so that rows of another device appear at once. */
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
    edits[path] =
      isRows(path) && !sameValue(current.base, now)
        ? {
            ...current,
            base: now,
            value: mergeRows(asRows(current.base), asRows(now), asRows(current.value)),
          }
        : current;
  }
  return { ...state, server, version, edits };
};

/** The record has just been made: what was typed until then was typed over what it begins with. */
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

import { mergeRows, sameValue } from '@contract/rules/merge';
import { asRows, type DraftState, type Edit } from './draft-state';

/**
 * Marks edits that could not be sent before their record was submitted or closed. The record has moved on without them,
 * so they are offered to the reader and never applied by themselves.
 */
const MARK = '~';
type Edits = Record<string, Edit>;

/** The name under which an edit set aside is stored on the device, beside later edits of the same field. */
export const asideName = (path: string): string => `${MARK}${path}`;
/** The field of an edit, from the name under which it is stored. */
export const fieldNamed = (name: string): string => (name.startsWith(MARK) ? name.slice(MARK.length) : name);

/**
 * Whether an edit belongs to the current turn of writing; `now` is null while nobody may write. Edits without a turn
 * were stored by older programs and count as current.
 */
const goesOn = ({ turn }: Edit, now: string | null): boolean =>
  now !== null && (turn === undefined || turn === now);

const split = (edits: Edits, isLeft: (entry: [string, Edit]) => boolean): { edits: Edits; aside: Edits } => {
  const entries = Object.entries(edits);
  const left = entries.filter(isLeft);
  return {
    edits: Object.fromEntries(entries.filter((entry) => !left.includes(entry))),
    aside: Object.fromEntries(left),
  };
};

/** Splits what the device kept into current edits and those set aside before. */
export const sortKept = (kept: Edits): Pick<DraftState, 'edits' | 'aside'> => {
  const { edits, aside } = split(kept, ([name]) => name !== fieldNamed(name));
  const byField = Object.entries(aside).map(([name, held]) => [fieldNamed(name), held]);
  return { edits, aside: Object.fromEntries(byField) };
};

/** Sets aside the edits of another turn; their conflicts are dropped. */
export const setAside = (state: DraftState, turn: string | null): { state: DraftState; moved: Edits } => {
  const { edits, aside: moved } = split(state.edits, ([, held]) => !goesOn(held, turn));
  const conflicts = Object.entries(state.conflicts).filter(([path]) => !moved[path]);
  const isNews = ([path, { value }]: [string, Edit]): boolean => !sameValue(value, state.server[path]);
  const aside = Object.fromEntries(Object.entries({ ...state.aside, ...moved }).filter(isNews));
  return { state: { ...state, edits, aside, conflicts: Object.fromEntries(conflicts) }, moved };
};

/** The value that a recovered edit would have in the current record; row lists are merged. */
export const recovered = (
  { server, aside }: DraftState,
  path: string,
  isRows: boolean,
): Edit['value'] | undefined => {
  const held = aside[path];
  return held && isRows
    ? mergeRows(asRows(held.base), asRows(server[path]), asRows(held.value))
    : held?.value;
};

import { mergeRows, sameValue } from '@contract/rules/merge';
import { asRows, type DraftState, type Edit } from './draft-state';

/**
 * What a device has left over when its record was handed in, or closed, before it could be sent. The record has gone on
 * without it: it is offered, and never laid over what stands there by itself.
 */
const MARK = '~';
type Edits = Record<string, Edit>;

/** Under which it is kept on the device, beside what is typed in the same field later. */
export const asideName = (path: string): string => `${MARK}${path}`;
/** The field of an edit, by the name it is kept under. */
export const fieldNamed = (name: string): string => (name.startsWith(MARK) ? name.slice(MARK.length) : name);

/** Whether it goes on in this turn of writing; null while nobody may write. One without a turn is of older programs. */
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

/** What the device kept: edits that go on, and what was set aside before. */
export const sortKept = (kept: Edits): Pick<DraftState, 'edits' | 'aside'> => {
  const { edits, aside } = split(kept, ([name]) => name !== fieldNamed(name));
  const byField = Object.entries(aside).map(([name, held]) => [fieldNamed(name), held]);
  return { edits, aside: Object.fromEntries(byField) };
};

/** Sets aside what was typed in another turn; it waits for no choice between two hands any more. */
export const setAside = (state: DraftState, turn: string | null): { state: DraftState; moved: Edits } => {
  const { edits, aside: moved } = split(state.edits, ([, held]) => !goesOn(held, turn));
  const conflicts = Object.entries(state.conflicts).filter(([path]) => !moved[path]);
  const isNews = ([path, { value }]: [string, Edit]): boolean => !sameValue(value, state.server[path]);
  const aside = Object.fromEntries(Object.entries({ ...state.aside, ...moved }).filter(isNews));
  return { state: { ...state, edits, aside, conflicts: Object.fromEntries(conflicts) }, moved };
};

/** The value that it would be in the record as that stands now. */
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

import { addRow, removeRow } from '@/draft/draft-rows';
import type { FieldDraft } from '@/draft/draft-shape';
import type { Change } from './compare-form';

const takeOne = (draft: FieldDraft, change: Change): (() => void) => {
  if (change.kind === 'removeRow') return removeRow(draft, change.list, change.id);
  if (change.kind === 'addRow') {
    const id = addRow(draft, change.list, change.columns);
    return () => void removeRow(draft, change.list, id);
  }
  const before = draft.value(change.path);
  draft.set(change.path, change.value);
  return () => draft.set(change.path, before);
};

/** Applies changes to the draft as if they had been typed; returns a function that undoes them all. */
export const takeChanges = (draft: FieldDraft, changes: readonly Change[]): (() => void) => {
  const undo = changes.map((change) => takeOne(draft, change));
  return () => {
    for (const back of undo.toReversed()) back();
  };
};

import { aDraft } from '@tests/support/aDraft';
import { addRow, moveRow, placeAmong, removeRow, rowIds } from './draft-rows';

const LIST = 'plan.innovations';
const draftWith = (...ids: string[]) =>
  aDraft(Object.fromEntries([[LIST, ids], ...ids.map((id) => [`${LIST}.${id}.text`, `创新点 ${id}`])]));

describe('rows of a draft', () => {
  it('are added at the end with an id the contract takes', () => {
    const draft = draftWith('r001');
    const id = addRow(draft, LIST, { text: '新' });
    expect(id).toMatch(/^[A-Za-z0-9_-]{4,24}$/);
    expect(rowIds(draft, LIST)).toEqual(['r001', id]);
    expect(draft.value(`${LIST}.${id}.text`)).toBe('新');
  });

  it('come back where they were, with what was typed in them', () => {
    const draft = draftWith('r001', 'r002', 'r003');
    const undo = removeRow(draft, LIST, 'r002');
    expect(rowIds(draft, LIST)).toEqual(['r001', 'r003']);
    undo();
    expect(rowIds(draft, LIST)).toEqual(['r001', 'r002', 'r003']);
    expect(draft.value(`${LIST}.r002.text`)).toBe('创新点 r002');
  });

  it('do not come back twice', () => {
    const draft = draftWith('r001', 'r002');
    const undo = removeRow(draft, LIST, 'r001');
    undo();
    undo();
    expect(rowIds(draft, LIST)).toEqual(['r001', 'r002']);
  });

  it('move by one place and stop at the ends', () => {
    const draft = draftWith('r001', 'r002', 'r003');
    moveRow(draft, LIST, 'r003', -1);
    expect(rowIds(draft, LIST)).toEqual(['r001', 'r003', 'r002']);
    moveRow(draft, LIST, 'r001', -1);
    moveRow(draft, LIST, 'r002', 1);
    expect(rowIds(draft, LIST)).toEqual(['r001', 'r003', 'r002']);
  });

  it('change places among those that belong together, and leave the others where they are', () => {
    const draft = draftWith('r001', 'r002', 'r003', 'r004', 'r005');
    const together = ['r001', 'r003', 'r005'];

    placeAmong(draft, LIST, together, { id: 'r005', to: 0 });

    expect(rowIds(draft, LIST)).toEqual(['r005', 'r002', 'r001', 'r004', 'r003']);
    placeAmong(draft, LIST, together, { id: 'r009', to: 0 });
    placeAmong(draft, LIST, together, { id: 'r005', to: 3 });
    expect(rowIds(draft, LIST)).toEqual(['r005', 'r002', 'r001', 'r004', 'r003']);
  });
});

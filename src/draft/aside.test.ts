import type { Fields } from '@contract/rules/draft-fields';
import { createDraft } from './createDraft';
import type { DraftPorts } from './draft-shape';
import type { Edit } from './draft-state';

interface Thing {
  version: number;
  /** How often it was submitted. */
  filed: number;
  editable: boolean;
  fields: Fields;
}

/**
 * A service with one record, and a device; tests change `filed` and `editable` where others would submit or lock the
 * record.
 */
const aPlace = (fields: Fields, filed = 0) => {
  const device: Record<string, Edit> = {};
  const record: Thing = { version: 1, filed, editable: true, fields };
  const read = (): Thing => ({ ...record, fields: { ...record.fields } });
  const ports: DraftPorts<Thing> = {
    save: async (_, changes) => {
      if (!record.editable) return { kind: 'blocked', reason: '成果已提交，正在验收' };
      for (const { path, value } of changes) record.fields[path] = value;
      record.version++;
      const reply = { version: record.version, savedAt: '', merged: {}, conflicts: [] };
      return { kind: 'saved', reply };
    },
    load: async () => read(),
    fieldsOf: (thing) => thing.fields,
    turnOf: (thing) => (thing.editable ? String(thing.filed) : null),
    storage: {
      read: async () => ({ ...device }),
      write: async (path, edit) => {
        device[path] = edit;
      },
      forget: async (path, upTo) => {
        if ((device[path]?.at ?? Number.POSITIVE_INFINITY) <= upTo) delete device[path];
      },
    },
    isRows: (path) => path === 'rows',
    now: () => 50,
    announce: () => undefined,
  };
  const handIn = (): void =>
    void Object.assign(record, { filed: record.filed + 1, editable: false, version: 9 });
  const sendBack = (): void => void Object.assign(record, { editable: true, version: 10 });
  return { device, record, handIn, sendBack, open: () => createDraft(read(), ports, { ...device }) };
};
const edit = (value: Edit['value'], turn?: string): Edit => ({
  base: '已提交的',
  value,
  at: 5,
  ...(turn === undefined ? {} : { turn }),
});
const settled = () => new Promise((done) => setTimeout(done));

describe('what a device has left over', () => {
  it.each([
    ['was typed before the record was handed in', '0', true, true],
    ['was typed since it came back', '1', true, false],
    ['was typed by a program that knew no turns', undefined, true, false],
    ['was typed now, and the record is in others’ hands', '1', false, true],
    ['was typed before it was handed in, and it still is', '0', false, true],
  ])('and %s', async (_, turn, editable, isAside) => {
    const place = aPlace({ summary: '已提交的' }, 1);
    Object.assign(place.record, { editable });
    place.device['summary'] = edit('这台设备上写的', turn);
    const draft = place.open();
    await draft.flush();
    await settled();

    const { state } = draft.view();
    expect(Object.keys(state.aside)).toEqual(isAside ? ['summary'] : []);
    expect(draft.value('summary')).toBe(isAside ? '已提交的' : '这台设备上写的');
    expect(place.record.fields['summary']).toBe(isAside ? '已提交的' : '这台设备上写的');
    expect(Object.keys(place.device)).toEqual(isAside ? ['~summary'] : []);
  });

  it('is offered as soon as its save is refused, by the next visit, and however often the record came back', async () => {
    const place = aPlace({ summary: '已提交的' });
    const late = place.open();
    late.subscribe(() => undefined);
    place.handIn();
    late.set('summary', '太晚写的');
    await late.flush();
    await settled();

    expect([late.view().record.editable, late.value('summary')]).toEqual([false, '已提交的']);
    expect(late.view()).toMatchObject({ phase: 'idle', reason: null });
    expect(late.view().state.aside).toMatchObject({ summary: { value: '太晚写的' } });
    place.sendBack();
    const next = place.open();
    await next.flush();
    expect(next.view().state.aside).toMatchObject({ summary: { value: '太晚写的' } });
    expect(place.record.fields['summary']).toBe('已提交的');
  });

  it('is set aside when another tab has handed the record in', async () => {
    const place = aPlace({ summary: '已提交的' });
    const other = place.open();
    other.set('summary', '还没有发出');
    place.handIn();
    await other.refresh();

    expect(other.value('summary')).toBe('已提交的');
    expect(other.view().state).toMatchObject({ edits: {}, aside: { summary: { value: '还没有发出' } } });
  });

  it.each([
    ['put into the form', 'recover', '左边的', '左边的'],
    ['given up', 'discard', '已提交的', '已提交的'],
  ] as const)('can be %s', async (_, act, shown, stands) => {
    const place = aPlace({ summary: '已提交的' }, 1);
    place.device['~summary'] = edit('左边的', '0');
    const draft = place.open();
    draft[act]();
    expect(draft.value('summary')).toBe(shown);
    await draft.flush();
    await settled();

    expect(place.record.fields['summary']).toBe(stands);
    expect(draft.view().state.aside).toEqual({});
    expect(place.device).toEqual({});
  });

  it('brings its rows to those that are there', async () => {
    const place = aPlace({ rows: ['r1', 'r3'] }, 1);
    place.device['rows'] = { base: ['r1'], value: ['r1', 'r2'], at: 5, turn: '0' };
    const draft = place.open();
    draft.recover();
    await draft.flush();

    expect([...(place.record.fields['rows'] as string[])].sort()).toEqual(['r1', 'r2', 'r3']);
  });

  it('stays beside what is typed in the same field afterwards', async () => {
    const place = aPlace({ summary: '已提交的' }, 1);
    place.device['summary'] = edit('左边的', '0');
    const draft = place.open();
    await settled();
    draft.set('summary', '后来写的');
    await draft.flush();
    await settled();

    expect(place.record.fields['summary']).toBe('后来写的');
    expect(place.device).toMatchObject({ '~summary': { value: '左边的' } });
  });

  it('is forgotten where the record says the same', async () => {
    const place = aPlace({ summary: '左边的' }, 1);
    place.device['~summary'] = edit('左边的', '0');
    const draft = place.open();
    await settled();

    expect([draft.view().state.aside, place.device]).toEqual([{}, {}]);
  });
});

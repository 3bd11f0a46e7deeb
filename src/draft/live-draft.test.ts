import { createPluginManager } from '@@/core/plugin';
import type { Fields } from '@contract/rules/draft-fields';
import { waitFor } from '@testing-library/react';
import { openDraft } from './live-draft';

beforeAll(() => void createPluginManager());

interface Thing {
  version: number;
  fields: Fields;
}

it('is read again when the network is back, where a reading had failed', async () => {
  const record: Thing = { version: 1, fields: { summary: '先写的' } };
  let isOnline = true;
  const { draft, join } = openDraft<Thing>(
    {
      record,
      kept: {},
      nameOf: () => 'demand/7',
      fieldsOf: ({ fields }) => fields,
      turnOf: () => '',
      isRows: () => false,
      save: () => Promise.reject(new Error('nothing was typed')),
      load: async () => {
        if (!isOnline) throw new Error('offline');
        return { version: 2, fields: { summary: '别的设备写的' } };
      },
    },
    11,
  );
  const leave = join();
  isOnline = false;
  document.dispatchEvent(new Event('visibilitychange'));
  await Promise.resolve();
  isOnline = true;
  window.dispatchEvent(new Event('online'));
  await waitFor(() => expect(draft.value('summary')).toBe('别的设备写的'));
  leave();
});

describe('once another tab has signed somebody else in', () => {
  const signIn = (sub: number): void =>
    localStorage.setItem('xhr-user-info', `h.${btoa(JSON.stringify({ sub: String(sub) }))}.s`);
  const save = jest.fn(async () => ({ reply: { version: 2, savedAt: '', merged: {}, conflicts: [] } }));
  const make = jest.fn(async (): Promise<Thing> => ({ version: 1, fields: {} }));
  const opened = (isNew: boolean) =>
    openDraft<Thing>(
      {
        record: { version: 1, fields: {} },
        kept: {},
        nameOf: () => 'demand/8',
        fieldsOf: ({ fields }) => fields,
        turnOf: () => '',
        isRows: () => false,
        save: save as never,
        load: async (thing) => thing,
        fresh: isNew
          ? {
              as: { name: 'demand/new-1', key: 'k', release: () => undefined } as never,
              make,
              onMade: () => undefined,
            }
          : null,
      },
      11,
    );

  it.each([
    ['a record', false],
    ['a new record', true],
  ])('what was typed into %s waits for its owner', async (_, isNew) => {
    const { draft, join } = opened(isNew);
    const leave = join();
    await draft.flush();
    draft.set('summary', '甲写的');
    signIn(12);
    await draft.flush();

    expect(save).not.toHaveBeenCalled();
    expect(make).not.toHaveBeenCalled();
    expect(draft.view()).toMatchObject({ phase: 'failed', reason: '登录已过期，请重新登录' });

    signIn(11);
    await draft.flush();
    expect(save).toHaveBeenCalledTimes(1);
    save.mockClear();
    leave();
  });
});

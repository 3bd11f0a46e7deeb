import type { Fields } from '@contract/rules/draft-fields';
import { waitFor } from '@testing-library/react';
import { openDraft } from './live-draft';

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

import { screen, waitFor, within } from '@testing-library/react';
import { renderAdmin } from '@tests/support/renderAdmin';
import { BatchDialog } from './BatchDialog';
import type { RowAct } from './row-work';

const anAct = (facts: Partial<RowAct<string>>): RowAct<string> => ({
  key: 'a',
  name: '终止',
  fits: () => true,
  ask: async () => async () => undefined,
  why: () => '',
  ...facts,
});

test.each([
  ['an act that carries on', {}, '终止（1 项）'],
  ['an act that ends something: the safe answer', { hard: true }, /取\s*消/],
])('whoever opens it without a field to fill in starts at %s', async (_, facts, name) => {
  renderAdmin(
    <BatchDialog
      act={anAct(facts)}
      work={{ name: (row) => row, told: () => [], acts: [] }}
      rows={['一']}
      rowKey={(row) => row}
      onDone={() => undefined}
      onClose={() => undefined}
    />,
  );
  const dialog = within(await screen.findByRole('dialog'));
  await dialog.findByText('将处理 1 项，不发送通知');

  await waitFor(() => expect(dialog.getByRole('button', { name })).toHaveFocus());
});

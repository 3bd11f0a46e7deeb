import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewSheet } from '@tests/support/a-review';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { DeclareForm } from './DeclareForm';

const DECLARE = 'PUT /prod-api/cms/review/{id}/declare';
const sheet = aReviewSheet();

test('a double click asks once that it cannot be changed, and declares once', async () => {
  const service = stubService({ [DECLARE]: ok({ ...sheet, status: 'declared', version: 3 }) });
  const onSheet = jest.fn();
  const { told } = renderAdmin(
    <DeclareForm
      sheet={sheet}
      onSheet={onSheet}
      onGone={jest.fn()}
      onStale={jest.fn()}
      onDeclined={jest.fn()}
    />,
  );

  await userEvent.dblClick(await screen.findByRole('button', { name: '声明无利益冲突并开始评审' }));

  const dialogs = await screen.findAllByRole('dialog');
  expect(dialogs).toHaveLength(1);
  expect(dialogs[0]).toHaveTextContent('申请回避后不能更改');
  expect(service.sentTo(DECLARE)).toEqual([]);
  const yes = within(dialogs[0] as HTMLElement).getByRole('button', { name: /声明无利益冲突/ });
  await userEvent.dblClick(yes);

  await waitFor(() => expect(told).toHaveLength(1));
  expect(onSheet).toHaveBeenCalledTimes(1);
  expect(service.sentTo(DECLARE)).toHaveLength(1);
});

test.each([true, false])(
  'who cannot do it gives it back with the reason, in time or not: %s',
  async (open) => {
    const DECLINE = 'PUT /prod-api/cms/review/{id}/decline';
    const service = stubService({ [DECLINE]: ok(null) });
    const onDeclined = jest.fn();
    renderAdmin(
      <DeclareForm
        sheet={{ ...sheet, open }}
        onSheet={jest.fn()}
        onGone={jest.fn()}
        onStale={jest.fn()}
        onDeclined={onDeclined}
      />,
    );

    await userEvent.click(await screen.findByRole('button', { name: '不能承担评审' }));
    const dialog = within(await screen.findByRole('dialog'));
    await userEvent.type(dialog.getByRole('textbox'), '近期出国');
    await userEvent.click(dialog.getByRole('button', { name: '退回评审' }));

    await waitFor(() => expect(onDeclined).toHaveBeenCalledTimes(1));
    expect(service.sentTo(DECLINE)[0]?.body).toEqual({ reason: '近期出国', version: 2 });
    expect(screen.queryByRole('button', { name: '申请回避' }) !== null).toBe(open);
  },
);

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aFiledApplication } from '@tests/support/an-application';
import { asAuditor, audited, openFiled as open } from '@tests/support/open-filed';
import { ok } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const DECIDED = aFiledApplication({
  status: 'publicity',
  handler: {
    role: 'office',
    label: '开创专项办公室',
    since: '2026-11-02T10:00:00+08:00',
    labelWord: { id: '', chinese: '开创专项办公室' },
  },
  version: 9,
  actions: [],
});

const comeBack = async (): Promise<void> => {
  act(() => void window.dispatchEvent(new Event('focus')));
  await act(() => new Promise<void>((resolve) => setTimeout(resolve, 50)));
};

test.each(['/user/myProjects/147', '/innovation/myProjects/147'])(
  'whoever comes back to the window sees what was decided meanwhile: %s',
  async (address) => {
    const { service } = await open(address);
    const now = await screen.findByRole('region', { name: '当前状态' });
    service.answer(ONE, ok(DECIDED));
    await comeBack();

    await waitFor(() => expect(now).toHaveTextContent('公示期间接受异议'));
    expect(within(now).queryByRole('button', { name: '撤回申报' })).not.toBeInTheDocument();
  },
);

test('a question that waits for its answer stays until it has one', async () => {
  const { service } = await open('/user/myProjects/147');
  await userEvent.click(await screen.findByRole('button', { name: '撤回申报' }));
  const asked = await screen.findByRole('dialog');
  const before = service.sentTo(ONE).length;
  service.answer(ONE, ok(DECIDED));
  await comeBack();

  expect(service.sentTo(ONE)).toHaveLength(before + 1);
  expect(asked).toBeVisible();
  expect(screen.getByRole('region', { name: '当前状态', hidden: true })).not.toHaveTextContent(
    '公示期间接受异议',
  );
});

test('what is being written about it is left in peace', async () => {
  const { service } = await open('/user/myProjects/147', { ...asAuditor, [ONE]: ok(audited()) });
  await userEvent.click(await screen.findByRole('button', { name: '退回修改' }));
  await userEvent.type(await screen.findByLabelText('总体意见'), '请核对');
  service.answer(ONE, ok(DECIDED));

  await comeBack();

  expect(screen.getByLabelText('总体意见')).toHaveValue('请核对');
});

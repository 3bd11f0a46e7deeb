import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aRequestCase } from '@tests/support/a-space';
import { renderApp } from '@tests/support/renderApp';
import { signedInService } from '@tests/support/signedInService';
import { okFields } from '@tests/support/user-area';

const LIST = 'GET /api/learning/requests.json';
const DECIDE = 'PUT /api/learning/requests/{id}.json';
const listed = (...requests: object[]) => okFields({ requests, total_count: requests.length });
const open = async () => {
  renderApp('/learning/requests');
  await screen.findByRole('heading', { level: 1, name: '加入申请' });
};

it('agrees with the version that was seen', async () => {
  const service = signedInService({
    [LIST]: listed(aRequestCase()),
    [DECIDE]: okFields({ request: aRequestCase({ status: 1 }) }),
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^通\s*过$/ }));

  expect(await screen.findByText('已通过 沈知遥 的申请')).toBeVisible();
  expect(service.sentTo(LIST)[0]?.query.get('status')).toBe('0');
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ accept: true, reason: null, version: 2 });
});

it('refuses with a reason only, and loses no word of it when the service refuses', async () => {
  const service = signedInService({
    [LIST]: listed(aRequestCase()),
    [DECIDE]: { status: 409, body: { success: false, status: -1, message: '该申请已由本人撤销' } },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^驳\s*回$/ }));
  const reason = screen.getByLabelText('驳回的原因');
  await userEvent.click(screen.getByRole('button', { name: /^驳\s*回$/ }));
  expect(reason).toHaveAccessibleDescription(/至少 5 个字/);
  expect(service.sentTo(DECIDE)).toHaveLength(0);

  await userEvent.type(reason, '本学期助教名额已满');
  await userEvent.click(screen.getByRole('button', { name: /^驳\s*回$/ }));
  expect(await screen.findByText('该申请已由本人撤销')).toBeVisible();
  expect(reason).toHaveValue('本学期助教名额已满');
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({
    accept: false,
    reason: '本学期助教名额已满',
    version: 2,
  });
});

it('shows what was decided, without buttons', async () => {
  const service = signedInService({ [LIST]: listed(aRequestCase({ status: 2, reason: '名额已满' })) });
  await open();
  await userEvent.click(screen.getByRole('link', { name: '未通过' }));

  await waitFor(() => expect(service.sentTo(LIST).at(-1)?.query.get('status')).toBe('2'));
  expect(await screen.findByText('原因：名额已满')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^通\s*过$/ })).not.toBeInTheDocument();
});

it('says that nothing waits', async () => {
  signedInService({ [LIST]: listed() });
  await open();

  expect(await screen.findByText('没有等待处理的申请')).toBeVisible();
});

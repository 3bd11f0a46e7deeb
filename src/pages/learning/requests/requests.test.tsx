import { screen, waitFor, within } from '@testing-library/react';
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

  expect(await screen.findByText('已通过沈知遥的申请')).toBeVisible();
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

it.each([
  ['refused', { status: 2, reason: '名额已满' }, '该申请已被驳回', '原因：名额已满'],
  ['taken back', { status: -1 }, '该申请已由本人撤销', '已撤销'],
] as const)('shows one that was %s in the meantime as it is now, and counts it no more', async (...of) => {
  const [, facts, message, seen] = of;
  const data = aRequestCase({ ...facts, version: 3 });
  const errorCode = 'learning.request_decided';
  signedInService({
    [LIST]: listed(aRequestCase(), aRequestCase({ id: 10, person: '林晓曼' })),
    [DECIDE]: { status: 409, body: { success: false, status: -1, message, errorCode, data } },
  });
  await open();
  const row = within((await screen.findByRole('heading', { name: '沈知遥' })).closest('li') as HTMLElement);
  expect(screen.getByRole('link', { name: /等待/ })).toHaveTextContent('2');
  await userEvent.click(row.getByRole('button', { name: /^通\s*过$/ }));

  expect(await row.findByText(message)).toBeVisible();
  expect(row.getByText(seen)).toBeVisible();
  expect(row.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: /等待/ })).toHaveTextContent('1');
});

it('keeps the reason that was written for one that somebody else decided first', async () => {
  const message = '该申请已被驳回';
  const data = aRequestCase({ status: 2, reason: '名额已满', version: 3 });
  const errorCode = 'learning.request_decided';
  signedInService({
    [LIST]: listed(aRequestCase()),
    [DECIDE]: { status: 409, body: { success: false, status: -1, message, errorCode, data } },
  });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /^驳\s*回$/ }));
  // What the test before typed is still there.
  await userEvent.clear(screen.getByLabelText('驳回的原因'));
  await userEvent.type(screen.getByLabelText('驳回的原因'), '本学期助教名额已满');
  await userEvent.click(screen.getByRole('button', { name: /^驳\s*回$/ }));

  const copy = await screen.findByRole('button', { name: '复制文字' });
  const left = within(copy.closest('[role="dialog"]') as HTMLElement);
  expect(left.getByLabelText('驳回的原因')).toHaveValue('本学期助教名额已满');
  expect(screen.getByText(message)).toBeVisible();
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

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { refused } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const LIST = 'GET /api/users/sessions.json';
const aDevice = (id: string, facts: object = {}) => ({
  id,
  user_agent: 'Mozilla/5.0 (Windows NT 10.0) Chrome/130.0',
  ip: '10.0.0.8',
  current: false,
  create_time: '2026-09-10T10:00:00+08:00',
  last_seen: '2026-09-14T10:00:00+08:00',
  ...facts,
});
const HERE = '0d8f6b0e-0000-4000-8000-000000000001';
const THERE = '0d8f6b0e-0000-4000-8000-000000000002';

const open = () => openUserArea('/user?tab=sessions', '账号设置');

test('this device is marked and cannot be ended here; another one can', async () => {
  const service = userAreaService(
    {},
    { [LIST]: okFields({ sessions: [aDevice(HERE, { current: true }), aDevice(THERE)] }) },
  );
  service.answer('DELETE /api/users/sessions/{id}.json', () => {
    service.answer(LIST, okFields({ sessions: [aDevice(HERE, { current: true })] }));
    return okFields();
  });
  await open();
  const list = await screen.findByRole('list', { name: '已登录的设备' });
  const [here, there] = within(list).getAllByRole('listitem') as [HTMLElement, HTMLElement];
  expect(within(here).getByText('本机')).toBeVisible();
  expect(within(here).queryByRole('button')).not.toBeInTheDocument();
  expect(within(there).getByText('Chrome · Windows')).toBeVisible();
  await userEvent.click(within(there).getByRole('button', { name: '退出登录' }));
  expect(await screen.findByText('该设备已退出登录')).toBeVisible();
  expect(service.sentTo('DELETE /api/users/sessions/{id}.json')[0]?.path).toContain(THERE);
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByRole('button', { name: '退出其他设备' })).not.toBeInTheDocument();
});

test('a device that has signed out elsewhere meanwhile goes from the list', async () => {
  const service = userAreaService(
    {},
    { [LIST]: okFields({ sessions: [aDevice(HERE, { current: true }), aDevice(THERE)] }) },
  );
  service.answer('DELETE /api/users/sessions/{id}.json', () => {
    service.answer(LIST, okFields({ sessions: [aDevice(HERE, { current: true })] }));
    return refused(404, '该设备已退出登录');
  });
  await open();
  const list = await screen.findByRole('list', { name: '已登录的设备' });
  await userEvent.click(within(list).getByRole('button', { name: '退出登录' }));
  await waitFor(() => expect(within(list).getAllByRole('listitem')).toHaveLength(1));
});

test('all others end together, after a question', async () => {
  const END = 'DELETE /api/users/sessions.json';
  const service = userAreaService(
    {},
    {
      [LIST]: okFields({ sessions: [aDevice(HERE, { current: true }), aDevice(THERE)] }),
      [END]: okFields({ ended: 1 }),
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '退出其他设备' }));
  const question = within(await screen.findByRole('dialog'));
  expect(service.sentTo(END)).toEqual([]);
  await userEvent.click(question.getByRole('button', { name: '退出其他设备' }));
  expect(await screen.findByText('其他设备已退出登录')).toBeVisible();
});

test('acts of the account have words; an unknown one is 其他操作', async () => {
  const event = (action: string, outcome: string) => ({
    action,
    outcome,
    ip: '10.0.0.8',
    time: '2026-09-14T10:00:00+08:00',
  });
  userAreaService(
    {},
    {
      [LIST]: okFields({ sessions: [aDevice(HERE, { current: true })] }),
      'GET /api/users/home.json': okFields({
        counts: { demands: 0, achievements: 0 },
        waiting: { replies: [], contributions: 0, stalled: [] },
        events: [event('auth.login', 'refused'), event('account.password', 'ok'), event('x.y', 'ok')],
      }),
    },
  );
  await open();
  const events = within(await screen.findByRole('region', { name: '最近的账号操作' }));
  expect(await events.findByText('修改密码')).toBeVisible();
  expect(events.getByText(/未成功/)).toBeVisible();
  expect(events.getByText('其他操作')).toBeVisible();
});

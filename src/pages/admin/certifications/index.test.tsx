import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import CertificationsPage from '.';

const LIST = 'GET /prod-api/system/cert/list';
const DECIDE = 'PUT /prod-api/system/cert/{id}/decide';
const aCase = (facts: object = {}) => ({
  id: 5,
  login: 'hanzhaolin',
  kind: 'real_name',
  status: 0,
  version: 2,
  createTime: '2026-11-20T09:30:00+08:00',
  queuedAt: '2026-11-20T09:30:00+08:00',
  record: {
    name: '韩照林',
    id_number: '980***********001X',
    school_name: null,
    department_name: null,
    gender: 0,
    id_type: 'id_card',
    extra: null,
    attachment_id: 'f-1',
    due: '2026-11-23T23:59:59+08:00',
  },
  ...facts,
});
const FILE = 'GET /api/attachments/{id}';
const open = (rows: unknown[] = [aCase()], answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows(rows),
    [DECIDE]: ok(aCase({ status: 1 })),
    [FILE]: refused(404, '文件不存在'),
    ...answers,
  });
  return { service, admin: renderAdmin(<CertificationsPage />) };
};
// Finds buttons by text: looking them up by role is slow among the fields of a table.
const press = async (words: string | RegExp) => userEvent.click(await screen.findByText(words));
const answer = async (words: RegExp) => {
  const dialogs = await screen.findAllByRole('dialog');
  await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByText(words));
};

test('a claim shows who claims what, with the number masked', async () => {
  open();

  expect(await screen.findByText('韩照林 · 980***********001X')).toBeVisible();
  await press('审核');
  expect(await screen.findByText('下载查看')).toBeVisible();
  // The affirmative button comes last, as in every dialog.
  expect(screen.getByText('通过').previousElementSibling).toHaveTextContent('驳回');
});

test('nobody is certified by one slip of the finger', async () => {
  const { service, admin } = open();
  await press('审核');
  await press('通过');
  expect(service.sentTo(DECIDE)).toHaveLength(0);
  await answer(/^通\s*过$/);

  await waitFor(() => expect(admin.told).toContain('已通过，结果已通知申请人'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ agree: true, reason: null, version: 2 });
});

test('a refusal carries the reason that the person will read', async () => {
  const { service } = open();
  await press('审核');
  await press('驳回');
  await answer(/^驳\s*回$/);
  expect(await screen.findByText('请选择原因')).toBeVisible();
  expect(service.sentTo(DECIDE)).toHaveLength(0);
  await press('照片模糊，文字看不清');
  await userEvent.type(await screen.findByLabelText(/^补充说明/), '请在明亮处重拍');
  await answer(/^驳\s*回$/);

  await waitFor(() => expect(service.sentTo(DECIDE)).toHaveLength(1));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({
    agree: false,
    reasonCode: 'blurred',
    reason: '请在明亮处重拍',
    version: 2,
  });
});

test('a claim that was withdrawn meanwhile leaves the queue by itself', async () => {
  const { service, admin } = open([aCase()], {
    [DECIDE]: refused(409, '这份申请已有新的处理，请核对后再操作'),
  });
  await press('审核');
  await press(/^通\s*过$/);
  service.answer(LIST, okRows([]));
  await answer(/^通\s*过$/);

  await waitFor(() => expect(admin.told).toContain('这份申请已有新的处理，请核对后再操作'));
  await waitFor(() => expect(screen.queryByText(/韩照林/)).not.toBeInTheDocument());
});

test('whoever mended a refused claim is seen to have kept the place', async () => {
  open([aCase({ queuedAt: '2026-11-18T08:00:00+08:00' })]);
  await press('审核');

  expect(await screen.findByText(/2026-11-18 08:00.*改正后重新提交，保留次序/)).toBeVisible();
});

test('by when each was promised stands in the list, and what is late says so', async () => {
  jest.useFakeTimers({
    now: new Date('2026-11-24T09:00:00+08:00'),
    doNotFake: ['setTimeout', 'queueMicrotask'],
  });
  open();
  expect(await screen.findByText('已超期')).toBeVisible();
  expect(screen.getByText(/2026-11-23/)).toBeVisible();
  jest.useRealTimers();
});

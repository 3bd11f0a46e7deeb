import type { ExportJob } from '@contract/export-job';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, refused } from '@tests/support/signedInService';
import { okFields, openUserArea, userAreaService } from '@tests/support/user-area';

const PREVIEW = 'GET /api/users/close_preview.json';
const CLOSE = 'POST /api/users/close.json';
const aPreview = (blockers: string[] = []) =>
  okFields({
    blockers,
    removed: [{ name: '第三方账号绑定', count: 1 }],
    kept: [{ name: '已提交的申报档案', count: 2, reason: '申报档案依规定留存' }],
  });
const open = () => openUserArea('/user?tab=data', '账号设置');

const START = 'POST /prod-api/system/export';
const ONE = 'GET /prod-api/system/export/{id}';
const FILE = 'GET /prod-api/system/export/{id}/file';
const ZIP = { headers: { 'content-type': 'application/zip' }, body: 'zip' };
const aJob = (facts: Partial<ExportJob> = {}): ExportJob => ({
  id: 5,
  kind: 'ownArchive',
  state: 'ready',
  done: 0,
  total: null,
  fileName: 'my-data.zip',
  size: 3,
  expireTime: '2026-11-28T09:00:00+08:00',
  reason: null,
  createTime: '2026-11-25T09:00:00+08:00',
  ...facts,
});

/** jsdom does not support downloads. */
beforeEach(() => {
  Object.assign(URL, { createObjectURL: () => 'blob:x', revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

test('a copy that is written at once is downloaded at once', async () => {
  const service = userAreaService({}, { [START]: ok(aJob()), [FILE]: ZIP });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
  await waitFor(() => expect(service.sentTo(FILE)).toHaveLength(1));
  expect(service.sentTo(START)[0]?.body).toEqual({ kind: 'ownArchive' });
  expect(screen.queryByRole('region', { name: '正在导出' })).not.toBeInTheDocument();
});

test('one that takes longer stays in sight on other pages, and is downloaded when it is written', async () => {
  let job = aJob({ state: 'running', kind: 'applications', done: 500, total: 2000 });
  const service = userAreaService(
    {},
    { [START]: ok(aJob({ state: 'waiting' })), [ONE]: () => ok(job), [FILE]: ZIP },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
  const panel = within(await screen.findByRole('region', { name: '正在导出' }));
  await userEvent.click(screen.getByRole('link', { name: '概览' }));
  expect(await panel.findByText('已生成 500 / 2000 行', {}, { timeout: 5000 })).toBeVisible();
  job = aJob({ kind: 'applications' });
  expect(await panel.findByText('已下载', {}, { timeout: 5000 })).toBeVisible();
  expect(service.sentTo(FILE)).toHaveLength(1);
  await userEvent.click(panel.getByRole('button', { name: '关闭' }));
  expect(screen.queryByRole('region', { name: '正在导出' })).not.toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
});

test.each([
  ['at once', aJob()],
  ['later', aJob({ state: 'running' })],
])(
  'a file that is gone when it is to be downloaded %s is told in the panel, and the page stays',
  async (_, begun) => {
    const service = userAreaService(
      {},
      { [START]: ok(begun), [ONE]: ok(aJob()), [FILE]: refused(404, '文件已经删除') },
    );
    await open();
    await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
    const panel = within(await screen.findByRole('region', { name: '正在导出' }));
    expect(await panel.findByText('文件已经删除', {}, { timeout: 5000 })).toBeVisible();
    expect(panel.getByRole('link')).toHaveAttribute('href', '/user/exports');
    expect(screen.getByRole('heading', { level: 1, name: '账号设置' })).toBeVisible();
    expect(service.sentTo(FILE)).toHaveLength(1);
    await userEvent.click(panel.getByRole('button', { name: '关闭' }));
  },
);

test('while the service does not answer the panel says so, and goes on when it does', async () => {
  const service = userAreaService(
    {},
    { [START]: ok(aJob({ state: 'running' })), [ONE]: refused(503, '服务正忙'), [FILE]: ZIP },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
  const panel = within(await screen.findByRole('region', { name: '正在导出' }));
  expect(await panel.findByRole('alert', {}, { timeout: 5000 })).toHaveTextContent('服务正忙');
  expect(panel.getByRole('button', { name: '取消导出' })).toBeVisible();

  service.answer(ONE, ok(aJob()));

  expect(await panel.findByText('已下载', {}, { timeout: 5000 })).toBeVisible();
  expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(panel.getByRole('button', { name: '关闭' }));
});

test('one that is cancelled goes, and one that failed says why', async () => {
  let job = aJob({ state: 'running' });
  const service = userAreaService(
    {},
    { [START]: () => ok(job), [ONE]: () => ok(job), 'DELETE /prod-api/system/export/{id}': ok(null) },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: /导出 ZIP/ }));
  await userEvent.click(await screen.findByRole('button', { name: '取消导出' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: '正在导出' })).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: /导出 ZIP/ })).toHaveFocus();
  expect(service.sentTo('DELETE /prod-api/system/export/{id}')).toHaveLength(1);

  await userEvent.click(screen.getByRole('button', { name: /导出 ZIP/ }));
  await screen.findByRole('region', { name: '正在导出' });
  job = aJob({ state: 'failed', reason: 'fault' });
  expect(await screen.findByText(/生成文件时多次中断/, {}, { timeout: 5000 })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '关闭' }));
});

test('what goes, what stays and why stands before the form', async () => {
  userAreaService({}, { [PREVIEW]: aPreview() });
  await open();
  expect(screen.queryByRole('form')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  expect(await screen.findByText('申报档案依规定留存')).toBeVisible();
  expect(screen.getByRole('form', { name: '注销账号' })).toBeVisible();
});

test('while somebody waits for this account it cannot be closed, and the page says for what', async () => {
  userAreaService({}, { [PREVIEW]: aPreview(['有 1 项申报正在办理，请先撤回、等待办结或变更负责人']) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  expect(await screen.findByText(/有 1 项申报正在办理/)).toBeVisible();
  expect(screen.queryByRole('form', { name: '注销账号' })).not.toBeInTheDocument();
});

test('closing asks for the user name, the owner and once more; a change of mind keeps what was typed', async () => {
  const service = userAreaService(
    {},
    { [PREVIEW]: aPreview(), [CLOSE]: okFields(), 'POST /prod-api/auth/logout': okFields() },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  const form = within(await screen.findByRole('form', { name: '注销账号' }));
  await userEvent.type(form.getByLabelText('用户名'), 'someone');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  expect(form.getByLabelText('用户名')).toHaveAccessibleDescription(/请输入用户名以确认注销/);
  await userEvent.clear(form.getByLabelText('用户名'));
  await userEvent.type(form.getByLabelText('用户名'), 'shen');
  await userEvent.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: /取\s*消/ }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(form.getByLabelText('用户名')).toHaveValue('shen');
  expect(service.sentTo(CLOSE)).toEqual([]);

  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认注销' }));
  await waitFor(() =>
    expect(service.sentTo(CLOSE)[0]?.body).toEqual({ confirm: 'shen', password: 'Chun-feng-28' }),
  );
  await waitFor(() => expect(localStorage.getItem('access_token')).toBeNull());
});

test('closing asks for the second factor as well where one is set up, and says there that it is wrong', async () => {
  const service = userAreaService(
    {},
    {
      [PREVIEW]: aPreview(),
      'GET /api/users/totp.json': okFields({
        enabled: true,
        required: false,
        recovery_left: 3,
        release: null,
      }),
      [CLOSE]: refused(400, '动态验证码不正确', { errorCode: 'totp.wrong' }),
    },
  );
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '查看注销影响' }));
  const form = within(await screen.findByRole('form', { name: '注销账号' }));
  await userEvent.type(form.getByLabelText('用户名'), 'shen');
  await userEvent.type(form.getByLabelText('当前密码'), 'Chun-feng-28');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  const code = form.getByLabelText('动态验证码或恢复码');
  expect(code).toHaveAccessibleDescription(/请填写 6 位动态验证码/);
  await userEvent.type(code, '123456');
  await userEvent.click(form.getByRole('button', { name: '注销账号' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认注销' }));

  await waitFor(() => expect(code).toHaveAccessibleDescription(/动态验证码不正确/));
  expect(service.sentTo(CLOSE)[0]?.body).toMatchObject({ totp: '123456', confirm: 'shen' });
});

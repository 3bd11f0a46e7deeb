import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answer, fill, press } from '@tests/support/admin-press';
import { aUnitRequest } from '@tests/support/admin-records';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { history } from '@umijs/max';
import UnitsPage from '.';

const LIST = 'GET /prod-api/system/unit/apply/list';
const DECIDE = 'PUT /prod-api/system/unit/apply/{id}/decide';
const FILE = 'GET /api/attachments/{id}';
const open = (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows([aUnitRequest]),
    [DECIDE]: ok({ ...aUnitRequest, status: 1 }),
    [FILE]: refused(404, '文件不存在'),
    ...answers,
  });
  return { service, admin: renderAdmin(<UnitsPage />) };
};

test('a paper that is gone is said at its button, and the page stays', async () => {
  open();
  await press('审核');
  const [paper] = await screen.findAllByRole('button', { name: '下载查看' });
  await userEvent.click(paper as HTMLElement);
  expect(await screen.findByRole('alert')).toHaveTextContent('文件不存在');
  expect(history.location.pathname).not.toBe('/404');
});

test('a unit is agreed to once that is confirmed, under the version that was seen', async () => {
  const { service, admin } = open();
  await press('审核');
  expect(await screen.findByText('授权函')).toBeVisible();
  await press('通过');
  await answer(/^取\s*消$/);
  expect(service.sentTo(DECIDE)).toHaveLength(0);

  await press(/^通\s*过$/);
  await answer(/^通\s*过$/);

  await waitFor(() => expect(admin.told).toContain('已通过，结果已通知申请人'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ agree: true, reason: null, version: 2 });
});

test('a registration that waits for its papers says so, and cannot be agreed to', async () => {
  open({ [LIST]: okRows([{ ...aUnitRequest, licenseFile: null, letterFile: null }]) });
  expect(await screen.findByText('单位尚未提交材料')).toBeVisible();
  await press('审核');

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('单位尚未提交材料')).toBeVisible();
  expect(drawer.queryByText(/审核结束后材料即已删除/)).toBeNull();
  expect(drawer.queryByText(/^通\s*过$/)).toBeNull();
  expect(drawer.getByText(/^驳\s*回$/)).toBeVisible();
});

test('once decided, a registration says that its papers are gone', async () => {
  open({ [LIST]: okRows([{ ...aUnitRequest, status: 2, licenseFile: null, letterFile: null }]) });
  await press('查看');
  expect(await screen.findByText('没有可查看的材料，审核结束后材料即已删除')).toBeVisible();
  expect(screen.queryByText('单位尚未提交材料')).toBeNull();
});

test('one that was decided meanwhile is told, loaded anew, and the reason is not lost', async () => {
  const said = '这份注册已有新的处理，请核对后再操作';
  const { service } = open({ [DECIDE]: refused(409, said) });
  await press('审核');
  await press('驳回');
  await fill('原因', '授权函没有盖章');
  await answer(/^驳\s*回$/);

  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('原因')).toHaveValue('授权函没有盖章');
  await waitFor(() => expect(service.sentTo(LIST).length).toBeGreaterThan(1));
});

test('the case that stood open stands open after a reload, as the list has it now', async () => {
  const { service, admin } = open();
  await press('审核');
  await screen.findByRole('dialog');
  admin.unmount();
  service.answer(LIST, okRows([{ ...aUnitRequest, status: 2, reason: '授权函没有公章' }]));

  renderAdmin(<UnitsPage />);

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText('授权函没有公章')).toBeVisible();
  await userEvent.click(drawer.getByRole('button', { name: '关闭' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an empty queue says so; one that cannot be read can be tried again', async () => {
  const { service, admin } = open({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('还没有单位注册')).toBeVisible();
});

test.each([
  ['refused', 2, '查看', '原因'],
  ['mended and handed in again', 0, '审核', '上次驳回的原因'],
])('a registration that is %s says what was wrong with it', async (_, status, verb, label) => {
  open({ [LIST]: okRows([{ ...aUnitRequest, status, reason: '授权函没有公章' }]) });
  await press(verb);

  const drawer = within(await screen.findByRole('dialog'));
  expect(drawer.getByText(label)).toBeVisible();
  expect(drawer.getByText('授权函没有公章')).toBeVisible();
});

import { screen, waitFor, within } from '@testing-library/react';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import UnitChangesPage from '.';

const LIST = 'GET /prod-api/system/unit/change/list';
const DECIDE = 'PUT /prod-api/system/unit/change/{id}/decide';
const change = {
  id: 4,
  unitId: 9,
  unitName: '青陶水务科技有限公司',
  uscc: '91360100MA7QT0W123',
  fields: [
    { field: 'name', from: '青陶水务科技有限公司', to: '青陶智慧水务集团有限公司' },
    { field: 'nature', from: 'enterprise', to: 'institute' },
  ],
  effectiveOn: '2026-11-20',
  grounds: '股东会决议更名',
  paperFile: 'f-1',
  status: 0,
  reason: null,
  filedBy: '许映川',
  createTime: '2026-11-21T09:30:00+08:00',
  decideTime: null,
  version: 2,
  former: [{ kind: 'name', value: '青陶给排水有限公司', from: null, until: '2020-05-06' }],
  namesake: null,
};
const open = (facts: object = {}, answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [LIST]: okRows([{ ...change, ...facts }]),
    [DECIDE]: ok({ ...change, status: 1 }),
    'GET /api/attachments/{id}': refused(404, '文件不存在'),
    ...answers,
  });
  return { service, admin: renderAdmin(<UnitChangesPage />) };
};

test('old and new stand side by side, with what the unit was called before', async () => {
  open();
  await press('审核');
  const drawer = within(await screen.findByRole('dialog'));
  const row = within(drawer.getByRole('row', { name: /单位全称/ }));
  expect(row.getByText('青陶水务科技有限公司')).toBeVisible();
  expect(row.getByText('青陶智慧水务集团有限公司')).toBeVisible();
  expect(within(drawer.getByRole('row', { name: /单位性质/ })).getByText('科研院所')).toBeVisible();
  expect(drawer.getByText('青陶给排水有限公司（至 2020-05-06）')).toBeVisible();
  expect(drawer.getByText('股东会决议更名')).toBeVisible();
});

test('it is agreed to once that is confirmed, under the version that was seen', async () => {
  const { service, admin } = open();
  await press('审核');
  await press(/^通\s*过$/);
  await answer(/^通\s*过$/);
  await waitFor(() => expect(admin.told).toContain('已通过，结果已通知申请人'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ agree: true, reason: null, version: 2 });
});

test('one that was decided meanwhile is told, and the reason is not lost', async () => {
  const said = '这份申请已有新的处理，请核对后再操作';
  open({}, { [DECIDE]: refused(409, said) });
  await press('审核');
  await press('驳回');
  await fill('原因', '与通知书不符');
  await answer(/^驳\s*回$/);
  expect(await screen.findByText(said)).toBeVisible();
  expect(screen.getByLabelText('原因')).toHaveValue('与通知书不符');
});

test('a namesake is pointed out; one that is decided has no buttons, and says why it was refused', async () => {
  open({ namesake: '别家水务有限公司' });
  await press('审核');
  expect(await screen.findByText(/平台上的“别家水务有限公司”/)).toBeVisible();
});

test('once decided there is nothing to press', async () => {
  open({ status: 2, reason: '印章不清' });
  await press('查看');
  expect(await screen.findByText('印章不清')).toBeVisible();
  expect(within(screen.getByRole('dialog')).queryByText(/^通\s*过$/)).toBeNull();
});

test('a queue without a change says that none waits', async () => {
  open({}, { [LIST]: okRows([]) });
  // The list renders its text anew once it has settled, so the text is looked up again on each try.
  await waitFor(() => expect(screen.getByText('还没有单位信息变更')).toBeVisible());
});

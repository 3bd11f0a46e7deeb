import { usccCheckCharacter } from '@contract/rules/uscc';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aPerson, ok } from '@tests/support/signedInService';
import { openUserArea, userAreaService } from '@tests/support/user-area';
import { history } from '@umijs/max';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

// What was typed outlives a change of tab, and so it would outlive a test.
afterEach(runSignOutHooks);

const UNIT = { deptId: 7, deptName: '青陶智慧水务集团有限公司' };
const OWN = 'GET /prod-api/system/unit/own';
const CHANGE = 'GET /prod-api/system/unit/change';
const FILE = 'POST /prod-api/system/unit/change';
const REGISTER = 'POST /prod-api/system/unit/registration';
const CODE = `91360100MA7QT0W12${usccCheckCharacter('91360100MA7QT0W12')}`;
const own = {
  ...{ id: 7, name: UNIT.deptName, uscc: CODE, nature: 'enterprise', legalPerson: '岑叙白' },
  ...{ province: '江西省', city: '南昌市', address: '青云路 18 号', version: 3 },
  former: [
    { kind: 'name', value: '青陶水务科技有限公司', from: '2020-05-06', until: '2026-11-20' },
    { kind: 'uscc', value: '91360100MA7QT0W000', from: null, until: '2024-01-01' },
  ],
};
const change = {
  ...{ id: 4, unitId: 7, unitName: own.name, effectiveOn: '2026-11-22', grounds: '换届', paperFile: 'f-1' },
  fields: [{ field: 'legalPerson', from: '岑叙白', to: '闻人清' }],
  ...{ status: 0, reason: null, filedBy: '许映川', createTime: '2026-11-23T10:00:00+08:00' },
  ...{ decideTime: null, version: 0 },
};
const asAdmin = {
  'GET /prod-api/system/user/getInfo': {
    body: {
      ...{ success: true, code: 200, msg: '', roles: ['unit_admin'] },
      user: aPerson({ roles: [{ roleId: 2, roleKey: 'unit_admin', roleName: '单位管理员' }] }),
      permissions: ['system:unit:member'],
    },
  },
};
const open = (act = '') => openUserArea(`/user?tab=certification&kind=unit${act}`, '认证中心');
const member = (answers: Parameters<typeof userAreaService>[1] = {}) =>
  userAreaService({ unit: UNIT }, { [OWN]: ok(own), ...answers });

test('a member sees what the unit is registered as and what it was called, and changes nothing', async () => {
  const service = member();
  await open();
  expect(await screen.findByText('青陶水务科技有限公司（2020-05-06 至 2026-11-20）')).toBeVisible();
  expect(screen.getByText('91360100MA7QT0W000（至 2024-01-01）')).toBeVisible();
  expect(screen.getByText('岑叙白')).toBeVisible();
  expect(screen.queryByRole('heading', { name: '单位信息变更' })).toBeNull();
  expect(service.sentTo(CHANGE)).toEqual([]);
});

test('the administrator sees a change that waits, old and new, and takes it back', async () => {
  const TAKE_BACK = 'DELETE /prod-api/system/unit/change';
  const service = member({ ...asAdmin, [CHANGE]: ok(change), [TAKE_BACK]: ok(null) });
  await open();
  const row = within(await screen.findByRole('row', { name: /法定代表人/ }));
  expect(row.getByText('岑叙白')).toBeVisible();
  expect(row.getByText('闻人清')).toBeVisible();
  expect(screen.queryByRole('link', { name: '申请变更' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '撤回变更' }));
  const asked = within(await screen.findByRole('dialog'));
  service.answer(CHANGE, ok({ ...change, status: 3 }));
  await userEvent.click(asked.getByRole('button', { name: '撤回变更' }));
  expect(await screen.findByRole('link', { name: '申请变更' })).toBeVisible();
  expect(service.sentTo(TAKE_BACK)[0]?.query.get('id')).toBe('4');
});

test('one that was refused says why, and leads to the next', async () => {
  member({ ...asAdmin, [CHANGE]: ok({ ...change, status: 2, reason: '通知书缺页' }) });
  await open();
  expect(await screen.findByText(/没有通过：通知书缺页/)).toBeVisible();
  await userEvent.click(screen.getByRole('link', { name: '申请变更' }));
  expect(await screen.findByLabelText(/^单位全称/)).toHaveValue(own.name);
});

test('what lacks is said at its field, and without a difference nothing is sent', async () => {
  const service = member({ ...asAdmin, [CHANGE]: ok(null) });
  await open('&act=change');
  await userEvent.click(await screen.findByRole('button', { name: '提交变更' }));
  for (const said of ['请填写核准变更日期，如 2026-09-30', '请填写变更原因', '请上传新证照或变更通知书'])
    expect(await screen.findByText(said)).toBeVisible();
  expect(service.sentTo(FILE)).toEqual([]);
});

describe('registering a unit with the account one has', () => {
  const fill = async () => {
    const type = (label: RegExp, text: string) => userEvent.type(screen.getByLabelText(label), text);
    await type(/^统一社会信用代码/, CODE);
    await type(/^单位全称/, '青陶水务科技有限公司');
    await userEvent.click(screen.getByLabelText('企业'));
    await type(/^法定代表人/, '闻人清');
    await type(/^单位地址/, '青云路 18 号');
  };

  test('is for whom the platform knows', async () => {
    userAreaService({ unit: null, authentication: 'uncertified' });
    await open('&act=register');
    expect(await screen.findByText(/通过实名认证后才能注册单位/)).toBeVisible();
    expect(screen.queryByRole('button', { name: '提交注册' })).toBeNull();
  });

  test('says at each field what lacks, and leads back', async () => {
    const service = userAreaService({ unit: null, authentication: 'certified' });
    await open('&act=register');
    await userEvent.click(await screen.findByRole('button', { name: '提交注册' }));
    for (const said of ['请填写单位全称', '请填写法定代表人', '请选择单位性质', '请选择所在地区'])
      expect(await screen.findByText(said)).toBeVisible();
    expect(service.sentTo(REGISTER)).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: '返回所属单位' }));
    await waitFor(() => expect(history.location.search).not.toContain('act=register'));
  });

  test('under the former name of another one is met with whose it is, at the name', async () => {
    const said = '“青陶水务科技有限公司”是“青陶智慧水务集团有限公司”的曾用名';
    const service = userAreaService(
      { unit: null, authentication: 'certified' },
      {
        [REGISTER]: {
          status: 400,
          body: {
            ...{ success: false, code: 400, msg: said, errorCode: 'request.invalid' },
            data: { fields: [{ path: 'body.unitName', message: said }] },
          },
        },
      },
    );
    await open('&act=register');
    await screen.findByRole('button', { name: '提交注册' });
    await fill();
    await userEvent.click(screen.getByLabelText(/^所在地区/));
    await userEvent.click(await screen.findByText('江西省'));
    await userEvent.click(await screen.findByText('南昌市'));
    await userEvent.click(screen.getByRole('button', { name: '提交注册' }));
    expect(await screen.findByText(said)).toBeVisible();
    expect(service.sentTo(REGISTER)[0]?.body).toMatchObject({
      uscc: CODE,
      province: '江西省',
      city: '南昌市',
    });
  });
});

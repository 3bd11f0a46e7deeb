import { act, screen, waitFor, within } from '@testing-library/react';
import { aBasicInfo } from '@tests/support/a-basic-info';
import { aSummary } from '@tests/support/an-application';
import { aPerson, ok, okRows, refused } from '@tests/support/signedInService';
import {
  INFO,
  infoOfUnitAdministrator,
  okFields,
  openUserArea,
  unitAdministrator,
  userAreaService,
} from '@tests/support/user-area';
import { getDvaApp } from '@umijs/max';

const LIST = 'GET /prod-api/cms/apply/myList';
const rows = (...list: ReturnType<typeof aSummary>[]) =>
  okRows(list, { counts: { all: list.length, todo: list.length, active: 0, ended: 0 } });

test('what is due stands in the order of its dates, each with its own verb [route./user]', async () => {
  userAreaService(
    { authentication: 'certified' },
    {
      [LIST]: rows(
        aSummary({ id: 1, title: '漏损平台', deadline: '2026-10-30T23:59:59+08:00' }),
        aSummary({ id: 2, title: '声学监测', status: 'returned', deadline: '2026-09-30T23:59:59+08:00' }),
      ),
    },
  );
  await openUserArea('/user', '2 件事等您处理');

  const items = within(screen.getByRole('list', { name: '待办' })).getAllByRole('listitem');
  expect(items.map((item) => within(item).getByRole('heading').textContent)).toEqual([
    '修改后重新提交',
    '完成申报书',
  ]);
  expect(within(items[0] as HTMLElement).getByRole('link', { name: '继续修改' })).toHaveAttribute(
    'href',
    expect.stringMatching(/myProjects\/2$/),
  );
  expect(within(screen.getByRole('complementary')).getByRole('link', { name: /项目\s*2/ })).toBeVisible();
});

const UNIT_NAME = '临浦智慧水文有限公司';
const registered = {
  id: 3,
  unitId: 9,
  unitName: UNIT_NAME,
  uscc: '91330109MA5LPTW01X',
  status: 0,
  reason: null,
  licenseFile: null,
  letterFile: null,
  createTime: '2026-11-20T09:30:00+08:00',
  decideTime: null,
};
const handedIn = { licenseFile: 'f-1', letterFile: 'f-2' };

test.each([
  ['缺材料', {}, '注册缺材料', ['上传材料', '申请实名认证', '新建申报']],
  ['待审核', handedIn, '注册待审核', ['申请实名认证', '新建申报']],
  [
    '未通过',
    { ...handedIn, status: 2, reason: '没有盖章' },
    '注册未通过',
    ['上传材料', '申请实名认证', '新建申报'],
  ],
])('whoever registered a unit is told what it still needs: %s', async (_, facts, said, actions) => {
  userAreaService({ unit: null }, { 'GET /prod-api/auth/register/unit': ok({ ...registered, ...facts }) });
  await openUserArea('/user', '从这里开始');

  const steps = within(screen.getByRole('region', { name: /首次使用/ }));
  expect(steps.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '上传单位证照与授权函',
    '完成实名',
    '新建申报',
  ]);
  expect(steps.getByText(/临浦智慧水文有限公司/)).toBeVisible();
  expect(steps.getAllByRole('link').map((link) => link.textContent)).toEqual(actions);
  expect(within(screen.getByRole('complementary')).getByText(said)).toBeVisible();
});

test('a new account gets the three first steps, not a bare list', async () => {
  userAreaService({ unit: null });
  await openUserArea('/user', '从这里开始');

  const steps = within(screen.getByRole('region', { name: /首次使用/ }));
  expect(steps.getAllByRole('heading').map((heading) => heading.textContent)).toEqual([
    '完成实名',
    '加入单位',
    '新建申报',
  ]);
  expect(steps.getByRole('link', { name: '申请实名认证' })).toHaveAttribute(
    'href',
    '/user?tab=certification',
  );
});

test('everything done says so and offers nothing to press', async () => {
  userAreaService(
    { authentication: 'certified' },
    { [LIST]: okRows([], { counts: { all: 1, todo: 0, active: 1, ended: 0 } }) },
  );
  await openUserArea('/user', '没有待办事项');
  expect(screen.queryByRole('list', { name: '待办' })).not.toBeInTheDocument();
  expect(screen.getByRole('link', { name: '新建申报' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/new',
  );
});

test('once certified and in a unit, the way to the first application is still there', async () => {
  userAreaService({ authentication: 'certified' });
  await openUserArea('/user', '从这里开始');

  const steps = within(screen.getByRole('region', { name: /首次使用/ }));
  expect(steps.getAllByText('已完成')).toHaveLength(2);
  expect(steps.getByRole('link', { name: '新建申报' })).toBeVisible();
  expect(steps.getAllByRole('link')).toHaveLength(1);
});

test('a failing list says so in its own block; certifications and news stay', async () => {
  userAreaService({}, { [LIST]: refused(500, '抱歉，服务器出现问题，请稍后重试', { traceId: 'kc-1' }) });
  await openUserArea('/user', '概览');
  expect(await screen.findByRole('alert')).toHaveTextContent('kc-1');
  expect(screen.getByRole('button', { name: '重试' })).toBeVisible();
  expect(screen.getByRole('heading', { name: '认证' })).toBeVisible();
});

const news = (id: number, title: string, link: string | null) => ({
  id,
  title,
  link,
  kind: 'application',
  body: title,
  read: false,
  createTime: '2026-09-13T10:00:00+08:00',
});

test('the news lead to screens of this site only', async () => {
  userAreaService(
    {},
    {
      'GET /prod-api/system/notification/list': okRows(
        [news(1, '退回修改', '/innovation/myProjects'), news(2, '别处', 'https://evil.example/')],
        { unread: 2 },
      ),
    },
  );
  await openUserArea('/user', /件事等您处理|从这里开始/);
  expect(await screen.findByRole('link', { name: '退回修改' })).toBeVisible();
  expect(screen.getByText('别处')).toBeVisible();
  expect(screen.queryByRole('link', { name: '别处' })).not.toBeInTheDocument();
});

test('the address and actionTabs of the account model follow one another [state.account.actionTabs]', async () => {
  userAreaService({ authentication: 'certified' });
  await openUserArea('/user?tab=certification&kind=unit', '认证中心');
  const tabs = () => getDvaApp()._store.getState().account.actionTabs;
  expect(tabs()).toEqual({ key: 'certification', params: { kind: 'unit' } });

  act(() => {
    getDvaApp()._store.dispatch({ type: 'account/setActionTabs', payload: { key: 'security', params: {} } });
  });

  expect(await screen.findByRole('heading', { level: 1, name: '账号设置' })).toBeVisible();
  await waitFor(() => expect(tabs()).toEqual({ key: 'security', params: {} }));
  expect(screen.getByRole('link', { name: '登录与安全' })).toHaveAttribute('aria-current', 'page');
});

test('the side shows the members of the unit only to whoever looks after them', async () => {
  userAreaService();
  await openUserArea('/user', /件事等您处理|从这里开始/);
  const nav = within(screen.getByRole('navigation', { name: '用户中心' }));
  expect(nav.getByRole('link', { name: '概览' })).toHaveAttribute('aria-current', 'page');
  expect(nav.queryByRole('link', { name: '本单位成员' })).not.toBeInTheDocument();
});

test('whoever looks after the unit is told how many ask to join it', async () => {
  userAreaService({}, { ...unitAdministrator, 'GET /prod-api/system/unit/member/list': okRows([{ id: 3 }]) });
  await openUserArea('/user', /件事等您处理/);
  expect(await screen.findByRole('heading', { name: '1 人申请加入本单位' })).toBeVisible();
  expect(screen.getByRole('link', { name: '查看申请' })).toHaveAttribute('href', '/user?tab=members');
});

test('coming back to another tab is not answered by the tab of the last visit', async () => {
  userAreaService({ authentication: 'certified' });
  getDvaApp()?._store.dispatch({
    type: 'account/setActionTabs',
    payload: { key: 'certification', params: { kind: 'unit' } },
  });
  await openUserArea('/user?tab=data', '账号设置');
  expect(await screen.findByRole('button', { name: '导出 JSON' })).toBeVisible();
  expect(screen.queryByRole('heading', { level: 1, name: '认证中心' })).not.toBeInTheDocument();
});

test.each([
  ['who has filed nothing', 0, false],
  ['who has filed something', 1, true],
])('of staff %s an applicant’s own steps are asked: %#', async (_, all, asked) => {
  userAreaService(
    { authentication: 'uncertified', base_info_completed: false },
    {
      'GET /prod-api/system/user/getInfo': {
        body: {
          success: true,
          code: 200,
          msg: '',
          roles: ['auditor'],
          user: aPerson({ roles: [{ roleId: 5, roleKey: 'auditor', roleName: '审计员' }] }),
          permissions: ['monitor:audit:list'],
        },
      },
      'GET /prod-api/cms/apply/myList': okRows([], { counts: { all, todo: 0, active: 0, ended: 0 } }),
      'GET /prod-api/cms/admin/todo': ok([]),
    },
  );
  await openUserArea('/user', asked ? /件事等您处理/ : '没有待办事项');
  expect(screen.queryAllByRole('link', { name: '申请实名认证' })).toHaveLength(asked ? 1 : 0);
  expect(screen.queryAllByRole('link', { name: '完善资料' })).toHaveLength(asked ? 1 : 0);
});

test.each([
  ['/user', '从这里开始', '已加入'],
  ['/user?tab=certification&kind=unit', '认证中心', UNIT_NAME],
])(
  '%s follows what the office decides while it stands open, with the rights that come of it',
  async (address, heading, said) => {
    let isAgreed = false;
    userAreaService(
      {},
      {
        [INFO]: () => okFields(aBasicInfo({ unit: isAgreed ? { deptId: 9, deptName: UNIT_NAME } : null })),
        'GET /prod-api/auth/register/unit': () =>
          ok({ ...registered, ...handedIn, status: isAgreed ? 1 : 0 }),
        'GET /prod-api/system/user/getInfo': () =>
          isAgreed
            ? unitAdministrator['GET /prod-api/system/user/getInfo']
            : { body: { ...infoOfUnitAdministrator(), roles: [], user: aPerson() } },
        'GET /prod-api/system/notification/list': () =>
          okRows(isAgreed ? [news(1, '单位已通过注册审核', null)] : [], { unread: 0 }),
      },
    );
    await openUserArea(address, heading);
    expect((await screen.findAllByText('注册待审核')).length).toBeGreaterThan(0);

    isAgreed = true;
    act(() => void window.dispatchEvent(new Event('focus')));

    expect((await screen.findAllByText(said)).length).toBeGreaterThan(0);
    expect(await screen.findByRole('link', { name: '本单位成员' })).toBeVisible();
    expect(screen.queryByText('注册待审核')).toBeNull();
    if (address === '/user') expect(await screen.findByText('单位已通过注册审核')).toBeVisible();
  },
);

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ok, okRows, refused } from '@tests/support/signedInService';
import {
  infoOfUnitAdministrator,
  openUserArea,
  unitAdministrator,
  userAreaService,
} from '@tests/support/user-area';

const LIST = 'GET /prod-api/system/unit/member/list';
const DECIDE = 'PUT /prod-api/system/unit/member/{id}/decide';
const aMember = (facts: object = {}) => ({
  id: 3,
  accountId: 20,
  name: '方砚秋',
  login: 'fangyanqiu',
  phone: '199****0021',
  certified: true,
  unitId: 7,
  unitName: '青陶水务',
  status: 0,
  reason: null,
  createTime: '2026-09-10T10:00:00+08:00',
  decideTime: null,
  version: 2,
  ...facts,
});
const asUnitAdmin = (answers: Parameters<typeof userAreaService>[1] = {}) =>
  userAreaService({}, { ...unitAdministrator, [LIST]: okRows([aMember()]), ...answers });
const open = () => openUserArea('/user?tab=members', '本单位成员');

test('each says who asks, how to recognise them, and when they asked', async () => {
  asUnitAdmin();
  await open();
  const row = await screen.findByRole('row', { name: /方砚秋/ });
  for (const fact of ['fangyanqiu', '199****0021']) expect(within(row).getByText(fact)).toBeVisible();
  expect(within(row).getByRole('cell', { name: /2026-09-10 10:00/ })).toBeVisible();
});

test('已加入 are the people of the unit, with who looks after it', async () => {
  const known = { login: 'luohe', name: '罗禾', phone: '199****0011', certified: true, unitName: '青陶水务' };
  const service = asUnitAdmin({
    'GET /prod-api/system/unit/people': okRows([
      { ...known, accountId: 11, administers: false, joinTime: null },
      { ...known, accountId: 12, name: '许映川', administers: true, joinTime: '2026-09-10T10:00:00+08:00' },
    ]),
  });
  await openUserArea('/user?tab=members&show=agreed', '本单位成员');
  const ordinary = within(await screen.findByRole('row', { name: /罗禾/ }));
  expect(ordinary.getByText('成员')).toBeVisible();
  expect(ordinary.getByText('—')).toBeVisible();
  const administrator = within(screen.getByRole('row', { name: /许映川/ }));
  expect(administrator.getByText('单位管理员')).toBeVisible();
  expect(administrator.getByRole('cell', { name: /2026-09-10 10:00/ })).toBeVisible();
  expect(service.sentTo(LIST)).toEqual([]);
});

const PEOPLE = 'GET /prod-api/system/unit/people';
const ofUnit = (facts: object) => ({
  accountId: 11,
  login: 'luohe',
  name: '罗禾',
  phone: '199****0011',
  certified: true,
  unitName: '青陶水务',
  administers: false,
  joinTime: null,
  ...facts,
});
const openPeople = () => openUserArea('/user?tab=members&show=agreed', '本单位成员');

test('the administration is handed to a certified colleague, after a question, and is then somebody else’s', async () => {
  const HAND = 'PUT /prod-api/system/unit/people/{id}/handOver';
  const service = asUnitAdmin({
    [PEOPLE]: okRows([
      ofUnit({}),
      ofUnit({ accountId: 12, name: '苏澜', certified: false }),
      ofUnit({ accountId: 13, name: '许映川', administers: true }),
    ]),
    [HAND]: ok(null),
  });
  const app = await openPeople();
  const { index } = app.history() as { index: number };
  const row = within(await screen.findByRole('row', { name: /罗禾/ }));
  expect(within(screen.getByRole('row', { name: /许映川/ })).queryByRole('button')).toBeNull();
  expect(within(screen.getByRole('row', { name: /苏澜/ })).getAllByRole('button')).toHaveLength(1);

  await userEvent.click(row.getByRole('button', { name: '移交管理权限' }));
  const asked = within(await screen.findByRole('dialog', { name: /罗禾将成为单位管理员并收到通知/ }));
  expect(service.sentTo(HAND)).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: '移交管理权限' }));
  await waitFor(() => expect(service.sentTo(HAND)).toHaveLength(1));
  expect(await screen.findByText('已将管理权限移交给罗禾')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: '本单位成员' })).toBeNull());
  // After handing over, Back must not lead to the members page, which now belongs to somebody else.
  expect(app.history()).toMatchObject({ location: { pathname: '/user' }, index });
});

test('the overview after it asks for nothing that is the successor’s', async () => {
  const QUEUE = 'GET /prod-api/cms/apply/unitList';
  const service = asUnitAdmin({
    [PEOPLE]: okRows([ofUnit({})]),
    'GET /prod-api/system/user/getInfo': {
      body: infoOfUnitAdministrator('system:unit:member', 'cms:apply:audit'),
    },
    [QUEUE]: okRows([], { waiting: 0 }),
    'PUT /prod-api/system/unit/people/{id}/handOver': () => {
      service.answer('GET /prod-api/system/user/getInfo', { body: infoOfUnitAdministrator('cms:apply:add') });
      return ok(null);
    },
  });
  const app = await openUserArea('/user', /件事等您处理/);
  const asked = () => service.sentTo(QUEUE).length + service.sentTo(LIST).length;
  const before = asked();

  await act(async () =>
    (app.history() as { push: (to: string) => void }).push('/user?tab=members&show=agreed'),
  );
  await userEvent.click(await screen.findByRole('button', { name: '移交管理权限' }));
  const dialog = within(await screen.findByRole('dialog', { name: /罗禾将成为单位管理员并收到通知/ }));
  await userEvent.click(dialog.getByRole('button', { name: '移交管理权限' }));

  await waitFor(() => expect(screen.queryByRole('heading', { level: 1, name: '本单位成员' })).toBeNull());
  await screen.findByRole('heading', { level: 1 });
  expect([before, asked()]).toEqual([2, 2]);
});

test.each(['?tab=members', '?tab=members&show=agreed&page=2'])(
  'an older address %s leads whoever looks after no unit any more to the overview, and asks nothing',
  async (address) => {
    const service = userAreaService();
    const app = await openUserArea(`/user${address}`, /件事等您处理|从这里开始/);
    expect(app.history()).toMatchObject({ location: { pathname: '/user', search: '' }, index: 1 });
    expect([...service.sentTo(LIST), ...service.sentTo(PEOPLE)]).toEqual([]);
    expect(service.requests.filter(({ path }) => path.includes('/unit/vouch'))).toEqual([]);
  },
);

test('a member is removed with a reason', async () => {
  const REMOVE = 'PUT /prod-api/system/unit/people/{id}/remove';
  const service = asUnitAdmin({ [PEOPLE]: okRows([ofUnit({})]), [REMOVE]: ok(null) });
  await openPeople();
  await userEvent.click(await screen.findByRole('button', { name: '移出' }));
  const dialog = within(await screen.findByRole('dialog', { name: '将罗禾移出本单位' }));
  await userEvent.click(dialog.getByRole('button', { name: '移出' }));
  expect(await dialog.findByText('请写明原因')).toBeVisible();
  await userEvent.type(dialog.getByLabelText(/^原因/), '已调离');
  await userEvent.click(dialog.getByRole('button', { name: '移出' }));
  await waitFor(() => expect(service.sentTo(REMOVE)[0]?.body).toEqual({ reason: '已调离' }));
  expect(await screen.findByText('罗禾已移出，原因已告知本人')).toBeVisible();
});

test.each([
  ['waiting', LIST, '没有等待确认的申请'],
  ['agreed', PEOPLE, '还没有成员记录'],
])('a page of %s that is not there is the last one that is', async (show, list, empty) => {
  const row = show === 'agreed' ? ofUnit({}) : aMember();
  const service = asUnitAdmin({
    [list]: ({ query }) => okRows(query.get('pageNum') === '2' ? [row] : [], { total: 11 }),
  });
  await openUserArea(`/user?tab=members&show=${show}&page=9`, '本单位成员');
  expect(await screen.findByRole('row', { name: new RegExp(row.name) })).toBeVisible();
  expect(service.sentTo(list).map(({ query }) => query.get('pageNum'))).toEqual(['9', '2']);
  expect(screen.queryByText(empty)).toBeNull();
  expect(screen.getByRole('link', { name: '第 2 页' })).toHaveAttribute('aria-current', 'page');
});

test.each([
  [0, null, '待确认'],
  [1, '2026-09-11T10:00:00+08:00', '已加入'],
  [2, '2026-09-11T10:00:00+08:00', '已驳回'],
  [3, null, '已撤回'],
  [3, '2026-09-11T10:00:00+08:00', '已退出'],
  [3, '2026-09-11T10:00:00+08:00', '已移出', '已调离'],
])(
  'a record of status %d, decided %s, says %s',
  async (status, decideTime, said, reason: string | null = null) => {
    asUnitAdmin({ [LIST]: okRows([aMember({ status, decideTime, reason })]) });
    await openUserArea('/user?tab=members&show=all', '本单位成员');
    expect(within(await screen.findByRole('row', { name: /方砚秋/ })).getByText(said)).toBeVisible();
  },
);

test('the administrator agrees with the version seen', async () => {
  const service = asUnitAdmin({ [DECIDE]: ok(aMember({ status: 1 })) });
  await open();
  expect(service.sentTo(LIST).at(-1)?.query.get('status')).toBe('0');
  await userEvent.click(await screen.findByRole('button', { name: '通过' }));
  const asked = within(await screen.findByRole('dialog', { name: /方砚秋将成为本单位成员/ }));
  expect(service.sentTo(DECIDE)).toEqual([]);
  await userEvent.click(asked.getByRole('button', { name: /^通\s*过$/ }));
  expect(await screen.findByText('已通过方砚秋的加入申请')).toBeVisible();
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ agree: true, version: 2 });
});

test('a refusal needs a reason', async () => {
  const service = asUnitAdmin({ [DECIDE]: ok(aMember({ status: 2 })) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '驳回' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
  expect(dialog.getByLabelText('原因')).toHaveAccessibleDescription(/请写明原因/);
  await userEvent.type(dialog.getByLabelText('原因'), '不是本单位员工');
  await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
  expect(await screen.findByText('已驳回，原因已告知方砚秋')).toBeVisible();
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ agree: false, reason: '不是本单位员工', version: 2 });
});

test.each([
  ['字'.repeat(255), null],
  [` ${'字'.repeat(255)} `, null],
  ['字'.repeat(256), '原因最多 255 字，现在 256 字'],
])('a reason is measured before it is sent: %#', async (reason, fault) => {
  const service = asUnitAdmin({ [DECIDE]: ok(aMember({ status: 2 })) });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '驳回' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByLabelText('原因'));
  await userEvent.paste(reason);
  await userEvent.click(dialog.getByRole('button', { name: '驳回' }));
  if (fault) expect(dialog.getByLabelText('原因')).toHaveAccessibleDescription(new RegExp(fault));
  else expect(await screen.findByText(/已驳回/)).toBeVisible();
  expect(service.sentTo(DECIDE)).toHaveLength(fault ? 0 : 1);
});

test('somebody else was faster: it is said, and the list is read again', async () => {
  const service = asUnitAdmin({ [DECIDE]: refused(409, '这份申请已有新的处理，请核对后再操作') });
  await open();
  await userEvent.click(await screen.findByRole('button', { name: '通过' }));
  const asked = within(await screen.findByRole('dialog'));
  await userEvent.click(asked.getByRole('button', { name: /^通\s*过$/ }));
  expect(await screen.findByText('这份申请已有新的处理，请核对后再操作')).toBeVisible();
  await waitFor(() => expect(service.sentTo(LIST).length).toBeGreaterThan(1));
});

test('a member is looked for by Enter; the word stands in the address and leaves it by one press', async () => {
  const service = asUnitAdmin({
    [PEOPLE]: ({ query }) => okRows(query.get('keyword') ? [] : [ofUnit({})]),
  });
  const app = await openUserArea('/user?tab=members&show=agreed&page=1', '本单位成员');
  const box = await screen.findByRole('searchbox', { name: '按姓名或账号查找' });
  await userEvent.type(box, ' 199****0011 {Enter}');

  expect(await screen.findByText('没有找到“199****0011”')).toBeVisible();
  expect(screen.getByText(/手机号只显示一部分，不能用来查找/)).toBeVisible();
  expect(service.sentTo(PEOPLE).at(-1)?.query.get('keyword')).toBe('199****0011');
  await userEvent.click(screen.getByRole('link', { name: '清除筛选' }));
  expect(await screen.findByRole('row', { name: /罗禾/ })).toBeVisible();
  expect(app.history()).toMatchObject({ location: { search: '?tab=members&show=agreed' } });
  expect(box).toHaveValue('');
});

test.each([
  ['show=agreed', { pageNum: '1' }],
  ['show=agreed&keyword=罗', { keyword: '罗', pageNum: '1' }],
  ['show=agreed&role=administrator', { administers: 'true', pageNum: '1' }],
  ['show=agreed&role=member&certified=no&page=3', { administers: 'false', certified: 'false', pageNum: '3' }],
  ['show=agreed&role=king&certified=perhaps', { pageNum: '1' }],
  ['show=all&keyword=罗&role=member', { keyword: '罗', pageNum: '1' }],
  ['show=waiting&keyword=罗', { keyword: '罗', status: '0', pageNum: '1' }],
])('%s asks the service for just that', async (address, wanted) => {
  const list = address.startsWith('show=agreed') ? PEOPLE : LIST;
  const service = asUnitAdmin({ [list]: okRows([]) });
  await openUserArea(`/user?tab=members&${address}`, '本单位成员');

  await waitFor(() => expect(service.sentTo(list)).not.toEqual([]));
  const { isAsc: _, ...asked } = Object.fromEntries(service.sentTo(list).at(-1)?.query ?? []);
  expect(asked).toEqual(wanted);
});

test('a search that fails is not answered by the people who stood there, and can be tried again', async () => {
  const away = refused(503, '服务正忙');
  let isAway = false;
  asUnitAdmin({
    [PEOPLE]: ({ query }) => {
      if (isAway) return away;
      return okRows([query.get('keyword') ? ofUnit({ name: '许映川' }) : ofUnit({})]);
    },
  });
  await openPeople();
  await screen.findByRole('row', { name: /罗禾/ });
  isAway = true;
  await userEvent.type(screen.getByRole('searchbox', { name: '按姓名或账号查找' }), '许{Enter}');

  const retry = await screen.findByRole('button', { name: /重试/ });
  expect(screen.queryByRole('row', { name: /罗禾/ })).toBeNull();
  isAway = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('row', { name: /许映川/ })).toBeVisible();
});

test('what narrows the members goes on through their pages, and a choice begins at the first', async () => {
  asUnitAdmin({ [PEOPLE]: okRows([ofUnit({})], { total: 31 }) });
  await openUserArea('/user?tab=members&show=agreed&keyword=罗&certified=yes&page=2', '本单位成员');

  const hrefOf = async (name: string) =>
    new URLSearchParams((await screen.findByRole('link', { name })).getAttribute('href')?.split('?')[1]);
  expect(Object.fromEntries(await hrefOf('第 3 页'))).toMatchObject({
    keyword: '罗',
    certified: 'yes',
    page: '3',
  });
  const chosen = Object.fromEntries(await hrefOf('单位管理员'));
  expect(chosen).toEqual({
    tab: 'members',
    show: 'agreed',
    keyword: '罗',
    role: 'administrator',
    certified: 'yes',
  });
  expect(Object.fromEntries(await hrefOf('申请记录'))).toEqual({
    tab: 'members',
    show: 'all',
    keyword: '罗',
  });
});

import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { hasUnsent } from '@/utils/unsent-work';
import UsersPage from '.';

const LIST = 'GET /prod-api/system/user/list';
const STATUS = 'PUT /prod-api/system/user/{id}/status';
const SESSIONS = 'DELETE /prod-api/system/user/{id}/sessions';
const aUser = (facts: object = {}) => ({
  userId: 9,
  login: 'gumingqian',
  name: '顾明谦',
  certified: true,
  phone: '138****0002',
  email: '',
  unitName: '云泽大学',
  status: 'active',
  stopReason: null,
  roleKeys: ['common'],
  sessions: 2,
  secondFactor: false,
  release: null,
  createTime: '2026-11-20T09:30:00+08:00',
  version: 4,
  ...facts,
});
const open = (user = aUser(), answers: Parameters<typeof stubService>[0] = {}, permissions?: string[]) => {
  const service = stubService({
    [LIST]: okRows([user]),
    [STATUS]: ok(aUser({ status: 'disabled', version: 5 })),
    [SESSIONS]: ok({ ended: 2 }),
    ...answers,
  });
  return { service, admin: renderAdmin(<UsersPage />, permissions ? { permissions } : {}) };
};
const press = async (words: string | RegExp) => userEvent.click(await screen.findByText(words));
const answer = async (words: RegExp) => {
  const dialogs = await screen.findAllByRole('dialog');
  await userEvent.click(within(dialogs.at(-1) as HTMLElement).getByText(words));
};

test('an account is stopped with a reason, under the version that was seen', async () => {
  const { service, admin } = open();
  await press(/^停\s*用$/);
  await userEvent.type(await screen.findByLabelText('原因'), '重复注册');
  await answer(/^停\s*用$/);

  await waitFor(() => expect(admin.told).toContain('账号已停用'));
  expect(service.sentTo(STATUS)[0]?.body).toEqual({ active: false, reason: '重复注册', version: 4 });
});

test('a reason that was typed is not closed without asking', async () => {
  open();
  await press(/^停\s*用$/);
  const close = async () => userEvent.keyboard('{Escape}');
  await close();
  await waitFor(() => expect(screen.queryByLabelText('原因')).not.toBeInTheDocument());

  await press(/^停\s*用$/);
  await userEvent.type(await screen.findByLabelText('原因'), '重复注册');
  expect(hasUnsent()).toBe(true);
  await close();
  await press('继续填写');
  expect(screen.getByLabelText('原因')).toHaveValue('重复注册');
  await press(/^取\s*消$/);
  await press(/^放\s*弃$/);
  await waitFor(() => expect(screen.queryByLabelText('原因')).not.toBeInTheDocument());
  expect(hasUnsent()).toBe(false);
});

test('a stopped account shows why', async () => {
  open(aUser({ status: 'disabled', stopReason: '重复注册', sessions: 0 }));

  expect(await screen.findByText('重复注册')).toBeVisible();
});

test('nobody is signed out everywhere without being asked, and a "no" leaves everything', async () => {
  const { service } = open();
  await press('退出设备');
  await answer(/^取\s*消$/);

  expect(service.sentTo(SESSIONS)).toHaveLength(0);
});

test('an account that was changed meanwhile is told and loaded anew', async () => {
  const { service, admin } = open(aUser({ status: 'disabled', sessions: 0 }), {
    [STATUS]: refused(409, '账号已被他人修改，请核对后再保存'),
  });
  await press(/^启\s*用$/);
  await answer(/^启\s*用$/);

  await waitFor(() => expect(admin.told).toContain('账号已被他人修改，请核对后再保存'));
  await waitFor(() => expect(service.sentTo(LIST).length).toBeGreaterThan(1));
});

test('whoever may only look finds nothing to press', async () => {
  open(aUser(), {}, ['system:user:list']);

  expect(await screen.findByText('顾明谦（gumingqian）')).toBeVisible();
  expect(screen.queryByText(/^停\s*用$/)).not.toBeInTheDocument();
});

describe('the own row', () => {
  const OWN = '本人的账号不能由自己管理';
  test.each([
    ['offers nothing and says why', 9, OWN],
    ['is nobody else’s', 1, null],
  ])('%s', async (_what, userId, said) => {
    stubService({ [LIST]: okRows([aUser()]) });
    renderAdmin(<UsersPage />, { userId });
    await screen.findByText('顾明谦（gumingqian）');

    expect(screen.queryByText(OWN)?.textContent ?? null).toBe(said);
    for (const act of ['设置角色', /^停\s*用$/, '退出设备'])
      expect(screen.queryAllByText(act)).toHaveLength(said ? 0 : 1);
  });

  test('is passed over when many are stopped', async () => {
    stubService({ [LIST]: okRows([aUser(), aUser({ userId: 10, login: 'linxiaoman', name: '林小满' })]) });
    renderAdmin(<UsersPage />, { userId: 9 });
    await screen.findByText('林小满（linxiaoman）');
    await userEvent.click(screen.getByLabelText('选择本页全部'));
    const bar = within(await screen.findByRole('region', { name: '批量处理' }));
    await userEvent.click(bar.getByText(/^停\s*用$/));

    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByText(OWN, { exact: false })).toBeVisible();
    expect(dialog.getByText('将处理 1 项，不发送通知')).toBeVisible();
  });
});

describe('a lost second factor', () => {
  const RELEASE = '/prod-api/system/user/{id}/factorRelease';
  const aRelease = {
    state: 'unconfirmed',
    grounds: '当面核对身份证',
    askedBy: 1,
    dueTime: null,
    askedTime: '2026-11-20T09:30:00+08:00',
  };

  test('is asked to be taken off with the document that was shown and what was looked at', async () => {
    const { service, admin } = open(aUser({ secondFactor: true }), {
      [`POST ${RELEASE}`]: ok(aUser({ secondFactor: true, release: aRelease })),
    });
    await press('解除两步验证');
    await userEvent.type(await screen.findByLabelText(/所出示证件的号码/), '990101199001010014');
    await userEvent.type(screen.getByLabelText('核对身份的情况'), '当面核对身份证');
    await answer(/^解除两步验证$/);

    await waitFor(() => expect(admin.told).toContain('已申请解除两步验证，并已通知本人'));
    expect(service.sentTo(`POST ${RELEASE}`)[0]?.body).toEqual({
      idNumber: '990101199001010014',
      grounds: '当面核对身份证',
      version: 4,
    });
  });

  test.each([
    ['another one', 1, 3],
    ['not the one who asked', 3, 3],
  ])('is confirmed by %s', async (_, askedBy, userId) => {
    const user = aUser({ secondFactor: true, release: { ...aRelease, askedBy } });
    const service = stubService({ [LIST]: okRows([user]), [`PUT ${RELEASE}`]: ok(user) });
    renderAdmin(<UsersPage />, { userId });
    expect(await screen.findByText('解除两步验证：还须另一位管理员确认')).toBeVisible();
    expect(screen.getByText('停止解除')).toBeVisible();
    expect(screen.queryAllByText('确认解除')).toHaveLength(askedBy === userId ? 0 : 1);
    if (askedBy === userId) return;

    await press('确认解除');
    await answer(/^确认解除$/);
    await waitFor(() => expect(service.sentTo(`PUT ${RELEASE}`)).toHaveLength(1));
  });
});

import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBasicInfo } from '@tests/support/a-basic-info';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, refused, signedInService } from '@tests/support/signedInService';
import { okFields, userAreaService } from '@tests/support/user-area';
import type { Rights } from '@/hooks/initial-state';
import { user } from '@/locales/zh-CN/user';
import { clearSession, storeTokens } from '@/utils/session';
import { DONE_ENDS, noteSessionEnd } from '@/utils/session-loss';
import { runSignOutHooks } from '@/utils/sign-out-hooks';
import { mayStaySignedIn } from './may-stay-signed-in';

// The save whose refusal ends the session in most tests.
const DRAFT = 'PATCH /prod-api/cms/apply/{id}/draft';
const LOGIN = 'POST /prod-api/auth/login';
const REMEMBER = '在此设备上保持登录';

/**
 * The dialog takes the focus a frame after it appears and the field below notices that, so a test must not end in
 * between.
 */
const openedDialog = async (): Promise<HTMLElement> => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true));
  return dialog;
};

const lostSession = async (errorCode?: string, user: object = aPerson()) => {
  const service = signedInService({
    'GET /prod-api/system/user/getInfo': {
      body: {
        success: true,
        code: 200,
        msg: '',
        user,
        roles: [],
        permissions: ['cms:apply:add'],
        duties: [],
      },
    },
    'GET /prod-api/cms/apply/{id}': ok(anApplication({ sections: fullSections() })),
    [DRAFT]: refused(401, '登录已过期，请重新登录'),
    'POST /prod-api/auth/refresh': refused(401, '登录已过期，请重新登录', { errorCode }),
    'PUT /prod-api/cms/apply': refused(401, '登录已过期，请重新登录'),
  });
  storeTokens({
    accessToken: 'access',
    refreshToken: 'refresh-token-of-twenty',
    expireTime: Date.now() + 600_000,
  });
  const app = renderApp('/innovation/myProjects/147?step=base');
  const title = await screen.findByRole('textbox', { name: /项目名称/ });
  await userEvent.type(title, '二期');
  await userEvent.keyboard('{Control>}s{/Control}');
  return { service, app, title, dialog: await openedDialog() };
};
const tokens = ok({ access_token: 'new', refresh_token: 'newer-refresh-token-of-20', expires_in: 600 });

beforeEach(() => {
  noteSessionEnd(null);
  indexedDB.deleteDatabase('kaichuang-drafts');
});

test('a lost session asks over the form, which stays as it was typed', async () => {
  const { app, dialog, title } = await lostSession();
  expect(dialog).toHaveTextContent('登录已过期，请重新登录，填写的内容已保留');
  expect(title).toBeInTheDocument();
  expect(title).toHaveValue('面向县域水务的漏损智能诊断与调度平台二期');
  expect(app.history()).toMatchObject({ location: { pathname: '/innovation/myProjects/147' } });
});

test.each(DONE_ENDS)(
  'a session that was ended on purpose (%s) says so, not that it grew old',
  async (end) => {
    const { dialog } = await lostSession(`session.${end}`);
    expect(dialog).toHaveAccessibleName('重新登录');
    expect(dialog).toHaveTextContent(user[`user.session.${end}.label`]);
    expect(dialog).not.toHaveTextContent('过期');
    await userEvent.click(within(dialog).getByRole('button', { name: '稍后登录' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(user[`user.session.${end}.label`]);
  },
);

test('only the owner of the draft is asked for: the name cannot be changed', async () => {
  const { dialog } = await lostSession();
  const name = within(dialog).getByLabelText('用户名、手机号或邮箱');
  expect(name).toHaveValue('shen');
  expect(name).toHaveAttribute('readonly');
  expect(within(dialog).getByLabelText(REMEMBER)).toBeVisible();
});

test('after signing in again what waited is sent, and the dialog goes', async () => {
  const { service, dialog } = await lostSession();
  service.answer(LOGIN, tokens);
  service.answer(
    DRAFT,
    ok({
      version: 5,
      savedAt: '2026-09-14T14:08:00+08:00',
      merged: {},
      conflicts: [],
      sectionStatus: {},
      verdicts: [],
    }),
  );
  await userEvent.type(within(dialog).getByLabelText('密码'), 'Secret-1234');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));
  expect(await screen.findByText('已保存 14:08')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test('whoever has a second factor is asked for it in the same place', async () => {
  const { service, dialog } = await lostSession();
  service.answer(LOGIN, ({ body }) =>
    (body as { totp?: string }).totp === 'k7m2p-x9d4q'
      ? tokens
      : refused(401, '请输入动态验证码', { errorCode: 'auth.second_factor' }),
  );
  await userEvent.type(within(dialog).getByLabelText('密码'), 'Secret-1234');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));
  expect(await within(dialog).findByLabelText('动态验证码')).toHaveFocus();
  await userEvent.click(within(dialog).getByRole('button', { name: /改用恢复码/ }));
  await userEvent.type(within(dialog).getByLabelText('恢复码'), 'k7m2p-x9d4q');
  await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sentTo(LOGIN).at(-1)?.body).toMatchObject({ password: 'Secret-1234', totp: 'k7m2p-x9d4q' });
});

const person = (roleKey: string) => aPerson({ roles: [{ roleId: 1, roleKey, roleName: roleKey }] });
test.each([
  ['an applicant', 'common', ['cms:apply:add'], [], true],
  ['whoever looks after a unit', 'unit_admin', ['cms:apply:audit'], [], true],
  ['an expert', 'expert', ['cms:review:score'], [], true],
  ['whoever has changed agreements to read', 'common', [], ['agreement'], true],
  ['the office', 'operator', ['cms:apply:decide'], [], false],
  ['a role with a right over others', 'helpdesk', ['system:user:list'], [], false],
  ['staff whose rights wait for a second factor', 'common', [], ['secondFactor'], false],
] as const)(
  '%s: staying signed in is offered to whom it is granted',
  (_, roleKey, permissions, duties, may) => {
    const { roles } = person(roleKey);
    expect(
      mayStaySignedIn(
        { roles, permissions: [...permissions] } as Pick<Rights, 'roles' | 'permissions'>,
        duties,
      ),
    ).toBe(may);
  },
);

test('staying signed in is not offered to staff', async () => {
  const { dialog } = await lostSession(undefined, person('operator'));
  expect(within(dialog).getByLabelText('密码')).toBeVisible();
  expect(within(dialog).queryByLabelText(REMEMBER)).not.toBeInTheDocument();
});

test('putting it off leaves the form and a way to sign in later', async () => {
  const { dialog, title } = await lostSession();
  await userEvent.click(within(dialog).getByRole('button', { name: '稍后登录' }));
  expect(await screen.findByRole('button', { name: '重新登录' })).toBeVisible();
  expect(title).toHaveValue('面向县域水务的漏损智能诊断与调度平台二期');
});

describe('a form that is no draft', () => {
  const UPDATE = 'PUT /api/users/accounts/{id}.json';
  const INFO = 'GET /prod-api/system/user/getInfo';
  const nickname = () => screen.findByRole('textbox', { name: /^昵称/ });
  const open = async () => {
    const service = userAreaService(
      {},
      {
        [UPDATE]: refused(401, '登录已过期，请重新登录'),
        'POST /prod-api/auth/refresh': refused(401, '登录已过期，请重新登录'),
        [LOGIN]: tokens,
      },
    );
    storeTokens({ accessToken: 'access', refreshToken: 'r', expireTime: Date.now() + 600_000 });
    const app = renderApp('/user?tab=account');
    return { service, app };
  };
  const signedInElsewhere = async () => {
    const other = new BroadcastChannel('session');
    await act(async () => {
      other.postMessage('signedIn');
      await new Promise((resolve) => setTimeout(resolve, 50));
    });
    other.close();
  };
  // Typed values outlive a change of page, and so would outlive a test.
  afterEach(() => act(runSignOutHooks));

  test('is signed in for over what was typed, and the save goes on', async () => {
    const { service, app } = await open();
    await userEvent.type(await nickname(), '再来');
    const typed = (await nickname()).getAttribute('value');
    await userEvent.click(within(screen.getByRole('form', { name: '基本资料' })).getByText('保存'));
    const dialog = await openedDialog();
    expect(app.history()).toMatchObject({ location: { pathname: '/user' } });
    expect(await nickname()).toHaveValue(typed);

    service.answer(UPDATE, okFields(aBasicInfo()));
    await userEvent.type(within(dialog).getByLabelText('密码'), 'Secret-1234');
    await userEvent.click(within(dialog).getByRole('button', { name: '登录' }));
    expect(await screen.findByText('资料已更新')).toBeVisible();
    expect(service.sentTo(UPDATE).at(-1)?.body).toMatchObject({ nickname: typed });
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('whoever has signed out in another tab hears that, not that the session grew old', async () => {
    await open();
    await userEvent.type(await nickname(), '再来');
    clearSession();
    noteSessionEnd('elsewhere');
    await userEvent.click(within(screen.getByRole('form', { name: '基本资料' })).getByText('保存'));
    const dialog = await openedDialog();
    expect(dialog).toHaveTextContent(user['user.session.elsewhere.label']);
    expect(dialog).not.toHaveTextContent('过期');
  });

  test('nobody else who signs in meanwhile takes over what was typed', async () => {
    const { service } = await open();
    await userEvent.type(await nickname(), '再来');
    service.answer(INFO, {
      body: {
        success: true,
        code: 200,
        msg: '',
        user: aPerson({ userId: 99, realName: '顾明谦' }),
        roles: ['common'],
        permissions: [],
      },
    });
    await signedInElsewhere();
    expect(await openedDialog()).toHaveAccessibleName('本浏览器已换成其他账号登录');
    expect((await nickname()).getAttribute('value')).toMatch(/再来$/);
  });

  test('without anything typed the page is read anew for whoever signs in meanwhile', async () => {
    const { service } = await open();
    const before = await nickname();
    service.answer(INFO, {
      body: {
        success: true,
        code: 200,
        msg: '',
        user: aPerson({ userId: 99, realName: '顾明谦' }),
        roles: ['common'],
        permissions: [],
      },
    });
    service.answer('GET /api/users/accounts/{login}.json', okFields(aBasicInfo({ nickname: '顾工' })));
    await signedInElsewhere();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    expect(await nickname()).toHaveValue('顾工');
  });
});

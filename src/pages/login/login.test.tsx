import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aSetting } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';
import { history } from '@umijs/max';
import { noteSessionEnd } from '@/utils/session-loss';

const tokens = { access_token: 'aaa', refresh_token: 'rrr', expires_in: 600 };
const person = {
  userId: 7,
  userName: 'shenzhiyao',
  nickName: '沈知遥',
  phonenumber: '199****0001',
  email: '',
  avatar: null,
  realName: '沈知遥',
  certified: true,
  unit: null,
  roles: [],
};

const aSite = (answers: Parameters<typeof stubService>[0] = {}) =>
  stubService({
    'GET /api/setting.json': { body: { status: 0, success: true, setting: aSetting({ demo: false }) } },
    'GET /api/users/system_update.json': { body: { status: 0, success: true, system_update: false } },
    'GET /prod-api/cms/period/list': { body: { code: 200, success: true, rows: [], total: 0 } },
    'GET /prod-api/system/user/getInfo': {
      body: { code: 200, success: true, user: person, roles: ['common'], permissions: [] },
    },
    'POST /prod-api/auth/login': { body: { code: 200, success: true, data: tokens } },
    ...answers,
  });

const refusal = (text: string) => ({
  code: 400,
  success: false,
  msg: text,
  errorMessage: text,
  showType: 2,
});

const fill = async (username: string, password: string) => {
  await userEvent.type(await screen.findByLabelText('用户名、手机号或邮箱'), username);
  await userEvent.type(screen.getByLabelText('密码'), password);
  await userEvent.click(screen.getByRole('button', { name: '登录' }));
};

/** The reason why the session ended, as read after a page reload. */
const endAfterReload = (): string | null => {
  let end: string | null = null;
  jest.isolateModules(() => {
    end = jest.requireActual<typeof import('@/utils/session-loss')>('@/utils/session-loss').sessionEnd();
  });
  return end;
};

describe('the sign-in page', () => {
  it('names both empty fields and puts the focus on the first [route./login]', async () => {
    const service = aSite();
    renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: '登录' }));
    expect(screen.getByLabelText('用户名、手机号或邮箱')).toHaveFocus();
    expect(screen.getByText('请填写用户名、手机号或邮箱')).toBeVisible();
    expect(screen.getByText('请填写密码')).toBeVisible();
    expect(service.sentTo('POST /prod-api/auth/login')).toEqual([]);
  });

  it('keeps the user name and says why when the password is wrong', async () => {
    aSite({
      'POST /prod-api/auth/login': { status: 400, body: refusal('账号或密码不正确，还可尝试 4 次') },
    });
    renderApp('/login');
    await fill('shenzhiyao', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('账号或密码不正确，还可尝试 4 次');
    expect(screen.getByLabelText('用户名、手机号或邮箱')).toHaveValue('shenzhiyao');
    expect(screen.getByLabelText('密码')).toHaveValue('');
    // The page itself emptied the field, so it must not report it as missing.
    expect(screen.queryByText('请填写密码')).not.toBeInTheDocument();
    expect(screen.getByLabelText('密码')).not.toBeInvalid();

    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    expect(screen.getByText('请填写密码')).toBeVisible();
  });

  it('does not carry a refusal of the password over to the other ways of signing in', async () => {
    aSite({ 'POST /prod-api/auth/login': { status: 400, body: refusal('账号或密码不正确，还可尝试 4 次') } });
    renderApp('/login');
    await fill('shenzhiyao', 'wrong');
    await screen.findByRole('alert');

    await userEvent.click(screen.getByRole('link', { name: '验证码登录' }));
    expect(await screen.findByLabelText('验证码')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('link', { name: '密码登录' }));
    expect(await screen.findByLabelText('密码')).toBeVisible();
    expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('does the work that a new browser is asked for after others have guessed', async () => {
    const service = aSite({
      'GET /prod-api/auth/challenge': {
        body: { code: 200, success: true, data: { challenge: 'a'.repeat(40), difficulty: 4 } },
      },
      'POST /prod-api/auth/login': ({ body }) =>
        (body as { proof?: string }).proof
          ? { body: { code: 200, success: true, data: tokens } }
          : {
              status: 429,
              body: { code: 429, success: false, msg: '请 15 分钟后再试', errorCode: 'proof.required' },
            },
    });
    renderApp('/login');
    await fill('shenzhiyao', 'Chun-feng-28');

    await waitFor(() => expect(localStorage.getItem('access_token')).toBe('aaa'));
    expect(service.sentTo('POST /prod-api/auth/login')).toHaveLength(2);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('keeps the credential and goes back to where the person was', async () => {
    const service = aSite();
    const view = renderApp(`/login?from=${encodeURIComponent('/404?a=1')}&reason=expired`);
    expect(await screen.findByText('登录已过期，请重新登录，草稿已保留。')).toBeVisible();
    await fill(' shenzhiyao ', 'Chun-feng-28');
    await waitFor(() => expect(localStorage.getItem('access_token')).toBe('aaa'));
    expect(service.sentTo('POST /prod-api/auth/login')[0]?.body).toMatchObject({
      username: 'shenzhiyao',
      password: 'Chun-feng-28',
    });
    expect(localStorage.getItem('xhr-user-info')).toBe('aaa');
    await waitFor(() => expect(view.container).toHaveTextContent('没有找到'));
  });

  it('says why to whoever was on a page for everybody when the session ended', async () => {
    aSite();
    noteSessionEnd('remote');
    renderApp('/login?from=%2Fdemand');

    expect(await screen.findByText(/已在其他设备上退出登录/)).toBeVisible();
    noteSessionEnd(null);
  });

  it('says why after the page was read anew as well, until somebody signs in', async () => {
    aSite();
    noteSessionEnd('remote');
    expect(endAfterReload()).toBe('remote');
    renderApp('/login');
    await fill('shenzhiyao', 'Chun-feng-28');
    await waitFor(() => expect(localStorage.getItem('access_token')).toBe('aaa'));
    await waitFor(() => expect(endAfterReload()).toBeNull());
  });

  it('opens the guarded page the visitor came from', async () => {
    aSite({
      'GET /prod-api/cms/apply/myList': {
        body: {
          code: 200,
          success: true,
          rows: [],
          total: 0,
          counts: { all: 0, todo: 0, active: 0, ended: 0 },
        },
      },
    });
    renderApp('/innovation/myProjects');
    await fill('shenzhiyao', 'Chun-feng-28');
    expect(await screen.findByRole('heading', { level: 1, name: '我的项目' })).toBeVisible();
  });

  it.each(['/login', '/login?way=code'])(
    'offers at %s to stay signed in only where cookies are kept',
    async (address) => {
      const cookies = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
      aSite();
      const { unmount } = renderApp(address);
      await screen.findByRole('button', { name: '登录' });
      expect(screen.queryByRole('checkbox', { name: '在此设备上保持登录' })).toBeNull();
      unmount();

      cookies.mockReturnValue(true);
      renderApp(address);
      expect(await screen.findByRole('checkbox', { name: '在此设备上保持登录' })).not.toBeChecked();
    },
  );

  it.each([
    ['the office', '/login', '工作台'],
    ['the office that was somewhere', '/login?from=%2F404', '没有找到'],
  ])('leads %s to where its work is, or back', async (_, address, text) => {
    aSite({
      'GET /prod-api/system/user/getInfo': {
        body: {
          code: 200,
          success: true,
          user: person,
          roles: ['office'],
          permissions: ['cms:apply:decide'],
        },
      },
      'GET /prod-api/cms/cmsHomepage/adminUrl': { body: { code: 200, success: true, data: '/admin' } },
      'GET /prod-api/cms/admin/todo': { body: { code: 200, success: true, data: [] } },
    });
    const { container } = renderApp(address);
    await fill('office', 'Chun-feng-28');
    await waitFor(() => expect(container).toHaveTextContent(text), { timeout: 5000 });
  });

  it.each(['//evil.example', '/\\evil.example', 'https://evil.example', 'javascript:alert(1)'])(
    'does not follow %s after signing in',
    async (from) => {
      aSite();
      renderApp(`/login?from=${encodeURIComponent(from)}`);
      expect(screen.queryByText('登录后回到刚才的页面。')).toBeNull();
      await fill('shenzhiyao', 'Chun-feng-28');
      await waitFor(() => expect(localStorage.getItem('access_token')).toBe('aaa'));
      expect(window.location.origin).toBe('http://localhost');
    },
  );

  it('offers the invented accounts only in a demonstration', async () => {
    aSite({
      'GET /api/setting.json': { body: { status: 0, success: true, setting: aSetting({ demo: true }) } },
      'GET /prod-api/auth/demoAccounts': {
        body: {
          code: 200,
          success: true,
          data: [{ login: 'gumingqian', password: 'Chun-feng-28', name: '顾明谦', title: '申报人' }],
        },
      },
    });
    renderApp('/login');
    await userEvent.click(await screen.findByRole('button', { name: /顾明谦/ }));
    expect(screen.getByLabelText('用户名、手机号或邮箱')).toHaveValue('gumingqian');
    expect(screen.getByLabelText('密码')).toHaveValue('Chun-feng-28');
  });

  it('asks for the code by phone again, in its field, where it ran out before the authenticator was read', async () => {
    const BY_CODE = 'POST /prod-api/auth/login/code';
    const refusal = (status: number, msg: string, errorCode: string) => ({
      status,
      body: { success: false, code: status, msg, errorCode },
    });
    aSite({
      [BY_CODE]: ({ body }) =>
        (body as { totp?: string }).totp
          ? refusal(400, '验证码不正确或已过期', 'code.wrong')
          : refusal(401, '请输入动态验证码', 'auth.second_factor'),
    });
    renderApp('/login?way=code');
    await userEvent.type(await screen.findByLabelText('手机号或邮箱'), '19900000001');
    await userEvent.type(screen.getByLabelText('验证码'), '123456');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));
    await userEvent.type(await screen.findByLabelText('动态验证码'), '654321');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));

    expect(await screen.findByLabelText('验证码')).toHaveAccessibleDescription(/验证码不正确或已过期/);
    expect(screen.getByLabelText('手机号或邮箱')).toHaveValue('19900000001');
  });

  it('counts on the button alone how long it is until another code', async () => {
    aSite({
      'GET /prod-api/auth/challenge': {
        body: { code: 200, success: true, data: { challenge: 'a'.repeat(40), difficulty: 4 } },
      },
      'GET /api/accounts/get_verification_code.json': {
        status: 429,
        body: { success: false, status: -1, message: '38 秒后可重新获取', data: { retryAfter: 38 } },
      },
    });
    renderApp('/login?way=code');
    await userEvent.type(await screen.findByLabelText('手机号或邮箱'), '19900000001');
    await userEvent.click(screen.getByRole('button', { name: '获取验证码' }));

    expect(await screen.findByRole('button', { name: '38 秒后可重新获取' })).toBeVisible();
    expect(screen.getByLabelText('验证码')).not.toHaveAccessibleDescription(/秒/);

    // After correcting a mistyped number the waiting time of the other number no longer applies.
    await userEvent.type(screen.getByLabelText('手机号或邮箱'), '{Backspace}2');
    expect(screen.getByRole('button', { name: '获取验证码' })).toBeVisible();
  });

  it.each([
    ['cancelled there', 'state=s-s-s-s-s-s-s-s-s-s-s&error=access_denied', /没有完成第三方登录/],
    ['has an account that nobody bound', 'state=s-s-s-s-s-s-s-s-s-s-s&code=c', /还没有绑定本站账号/],
  ])('says so to whoever %s, at the address they had left from', async (_, arrival, said) => {
    const unbound = { code: 404, success: false, errorCode: 'open.unbound' };
    const service = aSite({
      'GET /prod-api/auth/open/providers': {
        body: { code: 200, success: true, data: [{ key: 'qq', name: 'QQ' }] },
      },
      'POST /prod-api/auth/open/{provider}/start': {
        body: { code: 200, success: true, data: { url: '#away' } },
      },
      'POST /prod-api/auth/open/callback': { status: 404, body: unbound },
    });
    const left = renderApp('/login?from=%2Fdemand&way=code');
    await userEvent.click(await screen.findByRole('button', { name: 'QQ' }));
    await waitFor(() => expect(sessionStorage).toHaveLength(1));
    left.unmount();
    renderApp(`/login?${arrival}`);

    expect(await screen.findByText(said)).toBeVisible();
    expect(history.location.search).toBe('?from=%2Fdemand&way=code');
    expect(screen.getByText('登录后回到刚才的页面。')).toBeVisible();
    expect(service.sentTo('POST /prod-api/auth/open/callback')).toHaveLength(
      arrival.includes('code') ? 1 : 0,
    );
  });

  it('takes a recovery code where the authenticator is lost, after a password or a third party', async () => {
    const CONFIRM = 'POST /prod-api/auth/open/confirm';
    const service = aSite({
      'POST /prod-api/auth/open/callback': {
        body: { code: 200, success: true, data: { bound: false, tokens: null, ticket: 'enc:v1:abc' } },
      },
      [CONFIRM]: {
        status: 401,
        body: { success: false, code: 401, msg: '请输入动态验证码', errorCode: 'auth.second_factor' },
      },
    });
    renderApp('/login?state=s-s-s-s-s-s-s-s-s-s-s&code=c');
    await userEvent.click(await screen.findByRole('button', { name: '没有身份验证器，改用恢复码' }));
    await userEvent.type(screen.getByLabelText('恢复码'), 'K7M2P X9D4Q');
    await userEvent.click(screen.getByRole('button', { name: '登录' }));

    await waitFor(() =>
      expect(service.sentTo(CONFIRM).at(-1)?.body).toEqual({ ticket: 'enc:v1:abc', totp: 'k7m2px9d4q' }),
    );
  });
});

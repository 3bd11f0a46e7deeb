import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allowConsole } from '@tests/setup/allow-console';
import { startAnswers } from '@tests/support/a-setting';
import { renderApp } from '@tests/support/renderApp';
import { aPerson, ok, okRows, signedInService } from '@tests/support/signedInService';
import { type StubReply, stubService } from '@tests/support/stubService';
import { clearSession, storeTokens } from '@/utils/session';
import { noteSessionEnd } from '@/utils/session-loss';

const PRIVATE = '/innovation/myProjects?tab=todo';
const title = (name: string): Promise<HTMLElement> => screen.findByRole('heading', { level: 1, name });
type History = {
  location: Location;
  push: (to: string) => void;
  replace: (to: string, state: object) => void;
  back: () => void;
};
const historyOf = (app: ReturnType<typeof renderApp>): History => app.history() as History;

const info = (realName: string, userId = 11): StubReply => ({
  body: {
    success: true,
    code: 200,
    msg: '',
    user: aPerson({ realName, userId }),
    roles: ['common'],
    permissions: ['cms:apply:add'],
  },
});

/** A message about the session from another tab. */
const hear = async (news: string): Promise<void> => {
  const other = new BroadcastChannel('session');
  await act(async () => {
    other.postMessage(news);
    await new Promise((resolve) => setTimeout(resolve, 50));
  });
  other.close();
};

afterEach(() => noteSessionEnd(null));

describe('the start', () => {
  it('renders nothing until everything has loaded [state.initial]', async () => {
    const service = stubService(startAnswers());
    let answer: (() => void) | undefined;
    service.answer('GET /api/setting.json', async () => {
      await new Promise<void>((resolve) => {
        answer = resolve;
      });
      return startAnswers()['GET /api/setting.json'];
    });

    const { container } = renderApp('/500');
    await waitFor(() => expect(answer).toBeDefined());
    const before = container.textContent;
    await act(async () => answer?.());

    expect(before).toBe('');
    expect(await title('抱歉，服务暂时不可用')).toBeVisible();
  });

  it('that failed begins again when somebody asks for it', async () => {
    allowConsole(/The start failed/);
    const service = stubService({ ...startAnswers(), 'GET /api/setting.json': { status: 503, body: '' } });
    const said = jest.fn();
    window.addEventListener('splash:failed', said, { once: true });
    const { container } = renderApp('/500');
    await waitFor(() => expect(said).toHaveBeenCalled());
    const before = container.textContent;

    service.answer('GET /api/setting.json', startAnswers()['GET /api/setting.json']);
    await act(async () => {
      const retry = new Event('splash:retry', { cancelable: true });
      window.dispatchEvent(retry);
      expect(retry.defaultPrevented).toBe(true);
    });

    expect(before).toBe('');
    expect(await title('抱歉，服务暂时不可用')).toBeVisible();
  });

  it('takes a credential that cannot be renewed for a visitor', async () => {
    storeTokens({ accessToken: 'old', refreshToken: 'r', expireTime: 1 });
    const refusal = { status: 401, body: { code: 401, msg: '登录已过期', success: false } };
    stubService({
      ...startAnswers(),
      'GET /prod-api/system/user/getInfo': refusal,
      'POST /prod-api/auth/refresh': refusal,
    });

    renderApp('/500');
    await title('抱歉，服务暂时不可用');

    expect(screen.getByRole('link', { name: '登录' })).toBeVisible();
    expect(localStorage.getItem('access_token')).toBeNull();
  });

  it('keeps nobody out because an update notice cannot be read', async () => {
    allowConsole(/system-update notice could not be read/);
    stubService({ ...startAnswers(), 'GET /api/users/system_update.json': { status: 500, body: '' } });

    renderApp('/500');

    expect(await title('抱歉，服务暂时不可用')).toBeVisible();
  });
});

describe('the guard', () => {
  it('sends a visitor to sign in, with the way back [access.provider] [rule.routeAccess.unreachable]', async () => {
    stubService(startAnswers());
    const app = renderApp(PRIVATE);

    await waitFor(() => expect(historyOf(app).location.pathname).toBe('/login'));

    expect(new URLSearchParams(historyOf(app).location.search).get('from')).toBe(PRIVATE);
    await title('登录');
  });

  it('lets a signed-in person in', async () => {
    signedInService({
      'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    });
    const app = renderApp(PRIVATE);

    expect(await title('我的项目')).toBeVisible();
    expect(historyOf(app).location.pathname).toBe('/innovation/myProjects');
  });

  it('lets go of a page when another tab signs out', async () => {
    signedInService({
      'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    });
    const app = renderApp(PRIVATE);
    await title('我的项目');

    clearSession();
    await hear('signedOut');

    await waitFor(() => expect(historyOf(app).location.pathname).toBe('/login'));
    expect(sessionStorage.getItem('user')).toBeNull();
    await waitFor(() => expect(sessionStorage.getItem('list_queries')).toBeNull());
    await title('登录');
    expect(await screen.findByText(/已在另一个标签页退出登录/)).toBeVisible();
  });

  it('hears old news of a session that has ended, and keeps the one that has begun since', async () => {
    const service = signedInService({
      'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    });
    const app = renderApp(PRIVATE);
    await title('我的项目');

    storeTokens({ accessToken: 'new', refreshToken: 'new', expireTime: Date.now() + 600_000 });
    service.answer('GET /prod-api/system/user/getInfo', info('顾明谦'));
    await hear('signedOut');

    expect(await screen.findByRole('button', { name: /顾明谦/ })).toBeVisible();
    expect(historyOf(app).location.pathname).toBe('/innovation/myProjects');
    expect(localStorage.getItem('xhr-user-info')).toBe('new');
  });

  it.each([
    ['stay with whoever signs in again', 11, true],
    ['are not for somebody else', 99, false],
  ])('what the reader chose in this tab, and what went wrong, %s', async (_, userId, stays) => {
    const service = signedInService();
    renderApp('/500');
    await screen.findByRole('button', { name: /沈知遥/ });
    sessionStorage.setItem('list_queries', '{"/admin/users":"?keyword=王"}');
    service.answer('GET /prod-api/system/user/getInfo', info('顾明谦', userId));
    await hear('signedIn');

    expect(await screen.findByRole('button', { name: /顾明谦/ })).toBeVisible();
    expect((sessionStorage.getItem('list_queries') ?? '').includes('王')).toBe(stays);
  });

  it('knows nobody when the session is over by the time its answer comes', async () => {
    const service = signedInService();
    renderApp('/500');
    const name = await screen.findByRole('button', { name: /沈知遥/ });
    service.answer('GET /prod-api/system/user/getInfo', async () => {
      clearSession();
      return info('沈知遥');
    });
    await hear('signedIn');

    await waitFor(() => expect(name).not.toBeInTheDocument());
    expect(screen.getByRole('link', { name: '登录' })).toBeVisible();
  });

  it.each([
    ['auth.expired', /登录已过期，请重新登录/],
    ['session.remote', /已在其他设备上退出登录/],
    ['session.password', /密码已修改，请用新密码登录/],
    ['session.security', /账号安全设置已变更/],
    ['session.reuse', /登录状态异常/],
    ['session.disabled', /账号已停用/],
    ['session.closed', /账号已注销/],
  ])('says after a reload how the session has ended: %s', async (errorCode, said) => {
    storeTokens({ accessToken: 'old', refreshToken: 'old', expireTime: 1 });
    const refusal = { status: 401, body: { code: 401, success: false, errorCode } };
    stubService({
      ...startAnswers(),
      'GET /prod-api/system/user/getInfo': refusal,
      'POST /prod-api/auth/refresh': refusal,
    });

    renderApp(PRIVATE);
    await title('登录');

    expect(await screen.findByText(said)).toBeVisible();
  });

  it('says why figures that look public ask for signing in', async () => {
    stubService(startAnswers());

    renderApp('/innovation/dataChart');
    await title('登录');

    expect(await screen.findByText(/仅向注册用户开放/)).toBeVisible();
    expect(screen.getByRole('link', { name: '注册账号' })).toHaveAttribute(
      'href',
      `/register?from=${encodeURIComponent('/innovation/dataChart')}`,
    );
  });
});

describe('a change of route', () => {
  const open = async (): Promise<History> => {
    stubService(startAnswers());
    const app = renderApp('/500');
    await title('抱歉，服务暂时不可用');
    return historyOf(app);
  };

  it('names the page and the site in the title', async () => {
    await open();

    expect(document.title).toBe('抱歉，服务暂时不可用 · 开创专项');
  });

  it('moves focus to the heading and says the title', async () => {
    const history = await open();

    await act(async () => history.push('/404'));

    await waitFor(async () => expect(await title('没有找到这个页面')).toHaveFocus());
    expect(screen.getByText('没有找到这个页面 · 开创专项')).toHaveAttribute('aria-live', 'polite');
  });

  it('moves nothing when only the query changed', async () => {
    const history = await open();
    screen.getByRole('link', { name: '返回首页' }).focus();

    await act(async () => history.push('/500?page=2'));

    expect(screen.getByRole('link', { name: '返回首页' })).toHaveFocus();
  });

  it('gives the focus back to the link one came from', async () => {
    const history = await open();
    const link = within(screen.getByRole('main')).getByRole('link', { name: '返回首页' });
    link.focus();
    await act(async () => history.push('/404'));
    await title('没有找到这个页面');

    await act(async () => history.back());

    await waitFor(() =>
      expect(within(screen.getByRole('main')).getByRole('link', { name: '返回首页' })).toHaveFocus(),
    );
    expect(await title('抱歉，服务暂时不可用')).toBeVisible();
  });
});

describe('the error pages', () => {
  const failure = { text: '坏了', errorCode: 'E7', traceId: 't-9', path: '/demand?page=2' };

  it('/403 names the account and what was restricted [route./403]', async () => {
    signedInService();
    renderApp('/403');

    expect(await title('没有访问权限')).toBeVisible();
    expect(screen.getByText('当前账号“沈知遥”没有打开此页面的权限。')).toBeVisible();
    expect(screen.getByRole('link', { name: '切换账号' })).toBeVisible();
  });

  it('/404 shows the address that leads nowhere [route./404]', async () => {
    stubService(startAnswers());
    const { unmount } = renderApp('/no/such?x=<b>');
    await title('没有找到这个页面');
    expect(screen.getByText('/no/such?x=%3Cb%3E')).toBeVisible();
    unmount();

    renderApp('/404');
    expect(await title('没有找到这个页面')).toBeVisible();
    expect(screen.queryByText('/404')).not.toBeInTheDocument();
  });

  it('/500 says whom to ask, with the number of the problem, and goes back to the page [route./500]', async () => {
    sessionStorage.setItem('last_error', JSON.stringify(failure));
    stubService(startAnswers());
    const app = renderApp('/privacy');
    await screen.findByRole('heading', { level: 1 });
    act(() => historyOf(app).replace('/500', { failed: true }));
    await title('抱歉，服务暂时不可用');

    expect(screen.getByText('问题编号 t-9')).toBeVisible();
    expect(screen.getByText('需要帮助，请拨打 010-00000000（工作日 9:00 ～ 17:00）')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: '重试' }));

    expect(historyOf(app).location.pathname + historyOf(app).location.search).toBe('/demand?page=2');
  });

  it('/exception shows code and message as plain text, and no more of it than fits [route./exception]', async () => {
    stubService(startAnswers());
    const errorMessage = `<img src=x onerror=alert(1)>${'长'.repeat(400)}`;
    const { container } = renderApp(`/exception?${new URLSearchParams({ errorCode: 'E7', errorMessage })}`);
    await title('抱歉，这一步没有完成');

    expect(screen.getByText('错误代码 E7')).toBeVisible();
    expect(container.querySelector('main img')).toBeNull();
    expect(screen.getByText(/<img src=x/).textContent).toHaveLength(200);
  });

  it('/exception shows nothing for a code that is none', async () => {
    stubService(startAnswers());
    renderApp(
      `/exception?${new URLSearchParams({ errorCode: '请转账到 6222', errorMessage: '批次已经截止' })}`,
    );
    await title('抱歉，这一步没有完成');

    expect(screen.getByText('批次已经截止')).toBeVisible();
    expect(screen.queryByText(/6222/)).not.toBeInTheDocument();
  });
});

describe('what somebody owes', () => {
  const INFO = 'GET /prod-api/system/user/getInfo';
  const owing = (duties: string[]) => ({
    [INFO]: {
      body: { code: 200, success: true, user: aPerson(), roles: ['common'], permissions: [], duties },
    },
  });
  const agreement = {
    kind: 'service',
    title: '用户服务协议',
    version: '2027-01',
    content: ['新的一段'],
    first: false,
  };

  it('a changed agreement is read and agreed to before one goes on', async () => {
    const AGREE = 'POST /prod-api/auth/agreement';
    const service = signedInService({
      ...owing(['agreement']),
      'GET /prod-api/auth/agreement': ok([agreement]),
      [AGREE]: ok(null),
    });
    renderApp('/500');
    const dialog = within(await screen.findByRole('dialog', { name: '协议已更新' }));
    expect(await dialog.findByText('新的一段')).toBeVisible();

    service.answer(INFO, owing([])[INFO]);
    await userEvent.click(dialog.getByRole('button', { name: '同意并继续' }));

    await waitFor(() => expect(screen.queryByRole('dialog', { name: '协议已更新' })).not.toBeInTheDocument());
    expect(service.sentTo(AGREE)[0]?.body).toEqual({ kind: 'service', version: '2027-01' });
  });

  it('an agreement nobody has been asked about before is not called changed', async () => {
    signedInService({
      ...owing(['agreement']),
      'GET /prod-api/auth/agreement': ok([{ ...agreement, first: true }]),
    });
    renderApp('/500');

    const dialog = within(await screen.findByRole('dialog', { name: '请阅读并同意以下协议' }));
    expect(await dialog.findByText('新的一段')).toBeVisible();
    expect(dialog.queryByText(/有了新版本/)).not.toBeInTheDocument();
  });

  it('staff are told what their role waits for, and where to do it', async () => {
    signedInService(owing(['secondFactor', 'password']));
    renderApp('/500');

    expect(await screen.findByText(/须开启两步验证/)).toBeVisible();
    expect(screen.getByText(/每 90 天更换一次/)).toBeVisible();
    for (const link of screen.getAllByRole('link', { name: '前往设置' }))
      expect(link).toHaveAttribute('href', '/user?tab=security');
  });
});

import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory, history } from '@umijs/max';
import { registerNotices } from '@/utils/notices';
import { RequestError } from '@/utils/request-error';
import { readCredential, readRefreshToken, storeTokens } from '@/utils/session';
import { noteSessionEnd } from '@/utils/session-loss';
import { holdForSignIn } from '@/utils/sign-in-hold';
import { call } from './call';

const ask = (): Promise<unknown> => call('GET /prod-api/cms/period/list');

const OLD = 'Bearer old';
const fine = { body: { code: 200, rows: [1], total: 1 } };
const shown: string[] = [];
let service: ReturnType<typeof stubService>;

/** Answers the old credential with `refusal`, any other with the list. */
const refuseOld = (refusal: object): void =>
  service.answer('GET /prod-api/cms/period/list', ({ headers }) =>
    headers['authorization'] === OLD || !headers['authorization'] ? refusal : fine,
  );

const renewing = (): void =>
  service.answer('POST /prod-api/auth/refresh', {
    body: { code: 200, data: { access_token: 'new', refresh_token: 'r2', expires_in: 600 } },
  });

beforeAll(() => {
  createPluginManager();
  registerNotices(() =>
    Promise.resolve({
      message: (level, text) => shown.push(`${level}: ${text}`),
      notification: (level, title) => shown.push(`${level}: ${title}`),
    }),
  );
});

beforeEach(() => {
  noteSessionEnd(null);
  shown.length = 0;
  setHistory(createMemoryHistory({ initialEntries: ['/user/myProjects/7?step=plan'] }) as never);
  service = stubService({});
  storeTokens({ accessToken: 'old', refreshToken: 'r1', expireTime: Date.now() + 1000 });
});

describe.each([
  ['a truthful 401', { status: 401, body: { code: 401, msg: '登录已过期', success: false } }],
  ['HTTP 200 with code 401', { body: { code: 401, msg: '登录状态已过期' } }],
  ['HTTP 200 with status 401', { body: { status: 401, message: '请登录后再操作', success: false } }],
  ['a bare 401', { status: 401, body: '' }],
])('a credential refused with %s', (_, refusal) => {
  beforeEach(() => refuseOld(refusal));

  it('is renewed and the call sent again, without a word', async () => {
    renewing();

    expect(await ask()).toEqual({ list: [1], total: 1 });
    expect([readCredential(), readRefreshToken()]).toEqual(['new', 'r2']);
    expect(shown).toEqual([]);
    expect(history.location.pathname).toBe('/user/myProjects/7');
  });

  it('leads to /login with the way back when it cannot be renewed [error.redirect.from]', async () => {
    service.answer('POST /prod-api/auth/refresh', { status: 401, body: { code: 401 } });

    await expect(ask()).rejects.toBeInstanceOf(RequestError);

    const { pathname, search } = history.location;
    expect(pathname).toBe('/login');
    expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
      from: '/user/myProjects/7?step=plan',
      reason: 'expired',
    });
    expect(localStorage).toHaveLength(0);
  });
});

test.each([
  ['session.remote', 'remote'],
  ['session.password', 'password'],
  ['session.security', 'security'],
  ['session.reuse', 'reuse'],
  ['session.disabled', 'disabled'],
  ['session.closed', 'closed'],
  ['session.idle', 'expired'],
  ['session.expired', 'expired'],
  ['auth.expired', 'expired'],
])('a session that ended with %s is told as %s at the sign-in', async (errorCode, reason) => {
  // The credential expired first, so that only the renewal says how the session ended.
  refuseOld({ status: 401, body: { code: 401, errorCode: 'auth.expired', success: false } });
  service.answer('POST /prod-api/auth/refresh', {
    status: 401,
    body: { code: 401, errorCode, success: false },
  });

  await expect(ask()).rejects.toBeInstanceOf(RequestError);

  expect(new URLSearchParams(history.location.search).get('reason')).toBe(reason);
});

const unauthorised = { status: 401, body: { code: 401, msg: '登录已过期', success: false } };

describe('renewing', () => {
  beforeEach(() => refuseOld(unauthorised));

  it('happens once for calls that were refused together', async () => {
    renewing();

    await Promise.all([ask(), ask(), ask()]);

    expect(service.sentTo('POST /prod-api/auth/refresh')).toHaveLength(1);
    expect(service.sentTo('POST /prod-api/auth/refresh')[0]?.body).toEqual({ refreshToken: 'r1' });
  });

  it('is left to the tab that was faster', async () => {
    service.answer('GET /prod-api/cms/period/list', ({ headers }) => {
      // Another tab stores a new credential while this call is under way.
      storeTokens({ accessToken: 'theirs', refreshToken: 'r2', expireTime: 0 });
      return headers['authorization'] === 'Bearer theirs' ? fine : unauthorised;
    });

    expect(await ask()).toEqual({ list: [1], total: 1 });
    expect(service.sentTo('POST /prod-api/auth/refresh')).toEqual([]);
  });

  it('does not send it again in the name of somebody else who has signed in since', async () => {
    const credentialOf = (sub: string): string => `h.${btoa(JSON.stringify({ sub }))}.s`;
    const signIn = (accessToken: string): boolean =>
      storeTokens({ accessToken, refreshToken: 'r', expireTime: 0 });
    signIn(credentialOf('11'));
    service.answer('GET /prod-api/cms/period/list', () => {
      signIn(credentialOf('12'));
      return unauthorised;
    });

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'cancelled' } });

    expect(service.sentTo('GET /prod-api/cms/period/list')).toHaveLength(1);
    expect(readCredential()).toBe(credentialOf('12'));
  });

  it('that gets no answer keeps the session and says that the network is gone', async () => {
    service.answer('POST /prod-api/auth/refresh', { status: 0 });

    await expect(ask()).rejects.toMatchObject({ failure: { kind: 'network' } });

    expect(readRefreshToken()).toBe('r1');
    expect(history.location.pathname).toBe('/user/myProjects/7');
  });

  it('is not tried a second time for the same call', async () => {
    renewing();
    service.answer('GET /prod-api/cms/period/list', unauthorised);

    await expect(ask()).rejects.toBeInstanceOf(RequestError);

    expect(service.sentTo('POST /prod-api/auth/refresh')).toHaveLength(1);
    expect(history.location.pathname).toBe('/login');
  });
});

describe('a page that holds for signing in', () => {
  let letGo: () => void;

  beforeEach(() => {
    refuseOld(unauthorised);
    service.answer('POST /prod-api/auth/refresh', { status: 401, body: { code: 401 } });
  });

  afterEach(() => letGo());

  it('stays, asks once, and sends the refused calls again', async () => {
    let asked = 0;
    letGo = holdForSignIn(async () => {
      asked += 1;
      storeTokens({ accessToken: 'new', refreshToken: 'r3', expireTime: 0 });
      return true;
    });

    expect(await Promise.all([ask(), ask()])).toHaveLength(2);
    expect(asked).toBe(1);
    expect(history.location.pathname).toBe('/user/myProjects/7');
  });

  it('stays with everything typed when nobody signs in', async () => {
    letGo = holdForSignIn(async () => false);

    await expect(ask()).rejects.toBeInstanceOf(RequestError);

    expect(history.location.pathname).toBe('/user/myProjects/7');
    expect(shown).toEqual([]);
  });
});

it('a visitor without a session is sent to sign in, with no talk of expiry', async () => {
  localStorage.clear();
  refuseOld(unauthorised);

  await expect(ask()).rejects.toBeInstanceOf(RequestError);

  expect(new URLSearchParams(history.location.search).get('reason')).toBeNull();
  expect(service.sentTo('POST /prod-api/auth/refresh')).toEqual([]);
});

it('a wrong password is not taken for a lost session', async () => {
  service.answer('POST /prod-api/auth/login', {
    status: 401,
    body: { code: 401, msg: '账号或密码不正确', success: false, showType: 2 },
  });

  await expect(
    call('POST /prod-api/auth/login', { body: { username: 'a', password: 'b' } }),
  ).rejects.toBeInstanceOf(RequestError);
  await new Promise((resolve) => setTimeout(resolve, 0));

  expect(shown).toEqual(['error: 账号或密码不正确']);
  expect(service.sentTo('POST /prod-api/auth/refresh')).toEqual([]);
  expect(history.location.pathname).toBe('/user/myProjects/7');
});

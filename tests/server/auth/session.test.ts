import { createSecretKey, generateKeyPairSync, randomBytes } from 'node:crypto';
import { MINUTE_MS } from '@contract/time-units';
import { endSession } from '@server/security/end-session';
import type { EndReason } from '@server/security/session-end';
import { type SignedIn, startService, type TestService } from '@tests/support/service';
import { decodeJwt, SignJWT } from 'jose';

let service: TestService;
const START = new Date('2026-03-02T10:00:00+08:00');
beforeAll(async () => {
  service = await startService({ now: START });
});
beforeEach(() => {
  service.clock.now = START;
});
afterAll(() => service.stop());

const after = (ms: number): void => {
  service.clock.now = new Date(service.clock.now.getTime() + ms);
};
const getInfo = (headers: Record<string, string>) =>
  service.call('GET', '/prod-api/system/user/getInfo', { headers });
const refresh = (refreshToken: string, cookie = '') =>
  service.call('POST', '/prod-api/auth/refresh', { body: { refreshToken }, headers: { cookie } });
const tokensOf = ({ headers, refreshToken }: SignedIn) => refresh(refreshToken, headers.cookie);
const audited = async (action: string): Promise<number> => {
  const events = await service.db.kysely
    .selectFrom('auditEvent')
    .select('id')
    .where('action', '=', action)
    .execute();
  return events.length;
};

describe('the signed-in user', () => {
  it('is told name, roles and permissions, contacts masked [call.GET /prod-api/system/user/getInfo]', async () => {
    const { headers } = await service.signIn('xuyingchuan');

    const { status, body } = await getInfo(headers);

    expect(status).toBe(200);
    expect(body.user).toMatchObject({
      userName: 'xuyingchuan',
      realName: '许映川',
      phonenumber: '199****0003',
      email: 'x***n@example.cn',
      unit: { deptName: '青陶水务科技有限公司', verified: true },
    });
    expect(body.user.roles.map(({ roleKey }: { roleKey: string }) => roleKey)).toEqual([
      'common',
      'unit_admin',
    ]);
    expect(body.roles).toEqual(['common', 'unit_admin']);
    expect(body.permissions).toEqual(expect.arrayContaining(['cms:apply:add', 'cms:apply:audit']));
  });

  it('gives the wildcard to the administrator alone', async () => {
    const admin = await service.signIn('admin');
    const operator = await service.signIn('office');

    expect((await getInfo(admin.headers)).body.permissions).toEqual(['*:*:*']);
    expect((await getInfo(operator.headers)).body.permissions).not.toContain('*:*:*');
  });

  it('without a credential is asked to sign in', async () => {
    expect(await getInfo({})).toMatchObject({ status: 401, body: { code: 401, msg: '请登录后再操作' } });
  });

  it('loses a role with the next request', async () => {
    const { headers } = await service.signIn('luyiwei');
    const { kysely } = service.db;
    const role = await kysely
      .selectFrom('role')
      .select('id')
      .where('roleKey', '=', 'expert')
      .executeTakeFirstOrThrow();
    await kysely.deleteFrom('accountRole').where('roleId', '=', role.id).execute();

    expect((await getInfo(headers)).body.permissions).not.toContain('cms:review:score');
  });

  it('is out with the next request once the account is disabled', async () => {
    const { headers } = await service.signIn('linxiaoman');
    await service.db.kysely
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('login', '=', 'linxiaoman')
      .execute();

    expect(await getInfo(headers)).toMatchObject({ status: 401, body: { msg: '账号已停用，请联系管理员' } });
  });
});

describe('a session that was ended', () => {
  const REASONS = ['remote', 'password', 'security', 'reuse', 'disabled', 'closed'] as const;
  const endedFor = async (reason: EndReason) => {
    const person = await service.signIn('gumingqian');
    const [id = ''] = person.refreshToken.split('.');
    await service.db.transaction((tx) => endSession(tx, id, reason, service.clock.now));
    return { ...person, id };
  };

  it.each(REASONS)('tells its own bearer why: %s', async (reason) => {
    const person = await endedFor(reason);
    const errorCode = `session.${reason}`;

    expect(await tokensOf(person)).toMatchObject({ status: 401, body: { code: 401, errorCode } });
    expect(await getInfo(person.headers)).toMatchObject({ status: 401, body: { code: 401, errorCode } });
  });

  it('tells nothing to whoever only knows its number', async () => {
    const { id, refreshToken } = await endedFor('remote');
    const [, random, seal = ''] = refreshToken.split('.');
    const guess = [id, random, [...seal].reverse().join('')].join('.');

    expect((await refresh(guess)).body.errorCode).toBe('auth.expired');
  });
});

describe('an access token', () => {
  const claimsOf = async () => {
    const { accessToken } = await service.signIn('shenzhiyao');
    return decodeJwt(accessToken);
  };
  const sign = async (
    key: Parameters<SignJWT['sign']>[0],
    header: { alg: string; typ?: string; kid?: string; jku?: string },
  ) => new SignJWT(await claimsOf()).setProtectedHeader({ typ: 'at+jwt', ...header }).sign(key);
  const withBearer = (token: string) => getInfo({ authorization: `Bearer ${token}` });

  it('lives ten minutes at most', async () => {
    const { exp = 0, iat = 0 } = await claimsOf();

    expect(exp - iat).toBeLessThanOrEqual(600);
  });

  it('counts when signed with the secret, so the refusals below are about what they change', async () => {
    expect((await withBearer(await sign(service.config.tokenSecret, { alg: 'HS256' }))).status).toBe(200);
  });

  it('signed with another secret is refused', async () => {
    const token = await sign(createSecretKey(randomBytes(48)), { alg: 'HS256' });

    expect(await withBearer(token)).toMatchObject({ status: 401, body: { msg: '登录已过期，请重新登录' } });
  });

  it('signed with the public secret of the ancestors is refused', async () => {
    const token = await sign(createSecretKey(Buffer.from('abcdefghijklmnopqrstuvwxyz012345')), {
      alg: 'HS256',
    });

    expect((await withBearer(token)).status).toBe(401);
  });

  it('with the right secret but another algorithm is refused', async () => {
    expect((await withBearer(await sign(service.config.tokenSecret, { alg: 'HS384' }))).status).toBe(401);
  });

  it.each(['JWT', 'rt+jwt', 'dpop+jwt'])('of another type, %s, is refused', async (typ) => {
    expect((await withBearer(await sign(service.config.tokenSecret, { alg: 'HS256', typ }))).status).toBe(
      401,
    );
  });

  it('with a key of its own in the header is refused', async () => {
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const token = await sign(privateKey, {
      alg: 'RS256',
      kid: '../../keys',
      jku: 'https://example.com/jwks',
    });

    expect((await withBearer(token)).status).toBe(401);
  });

  it('without a signature is refused', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const token = `${part({ alg: 'none', typ: 'at+jwt' })}.${part(await claimsOf())}.`;

    expect((await withBearer(token)).status).toBe(401);
    expect((await withBearer(`${token}AA`)).status).toBe(401);
  });

  it.each([
    ['issuer', { iss: 'somebody' }],
    ['audience', { aud: 'https://other.example.com' }],
    ['account', { sub: '7' }],
  ])('for another %s is refused', async (_, changed) => {
    const token = await new SignJWT({ ...(await claimsOf()), ...changed })
      .setProtectedHeader({ alg: 'HS256', typ: 'at+jwt' })
      .sign(service.config.tokenSecret);

    expect((await withBearer(token)).status).toBe(401);
  });

  it('is refused once it has expired', async () => {
    const { headers } = await service.signIn('shenzhiyao');
    after(10 * MINUTE_MS + 1000);

    expect(await getInfo(headers)).toMatchObject({ status: 401, body: { msg: '登录已过期，请重新登录' } });
  });

  it('is not what a refresh token is good for', async () => {
    const { refreshToken, headers } = await service.signIn('shenzhiyao');

    expect((await withBearer(refreshToken)).status).toBe(401);
    expect((await refresh(headers.authorization.slice(7), headers.cookie)).status).toBe(400);
  });

  it('that does not count makes a visitor where visitors may go', async () => {
    const answer = await service.call('GET', '/api/setting.json', {
      headers: { authorization: 'Bearer a.b.c' },
    });

    expect(answer.status).toBe(200);
  });
});

describe('refreshing', () => {
  it('exchanges the token for a new pair', async () => {
    const session = await service.signIn('shenzhiyao');
    after(9 * MINUTE_MS);

    const { status, body } = await tokensOf(session);

    expect(status).toBe(200);
    expect(body.data.refresh_token).not.toBe(session.refreshToken);
    expect((await getInfo({ authorization: `Bearer ${body.data.access_token}` })).status).toBe(200);
  });

  it('without the cookie of the browser is refused: copied storage is worth nothing', async () => {
    const { refreshToken } = await service.signIn('shenzhiyao');
    const other = await service.signIn('shenzhiyao');

    expect((await refresh(refreshToken)).status).toBe(401);
    expect((await refresh(refreshToken, other.headers.cookie)).status).toBe(401);
    expect(await audited('session.foreign_device')).toBe(2);
  });

  it('asked twice within ten seconds gives the same successor', async () => {
    const session = await service.signIn('shenzhiyao');
    const first = await tokensOf(session);
    after(10_000);

    expect((await tokensOf(session)).body.data.refresh_token).toBe(first.body.data.refresh_token);
  });

  it('from several tabs at once gives one successor', async () => {
    const session = await service.signIn('shenzhiyao');
    const answers = await Promise.all(Array.from({ length: 8 }, () => tokensOf(session)));

    expect(new Set(answers.map(({ body }) => body.data.refresh_token)).size).toBe(1);
  });

  it('with a token used before ends the whole session and says so in the audit log', async () => {
    const session = await service.signIn('shenzhiyao');
    const next = await tokensOf(session);
    after(10_001);

    const reuse = await tokensOf(session);

    expect(reuse).toMatchObject({ status: 401, body: { errorCode: 'session.reuse' } });
    expect((await getInfo({ authorization: `Bearer ${next.body.data.access_token}` })).status).toBe(401);
    expect((await refresh(next.body.data.refresh_token, session.headers.cookie)).status).toBe(401);
    expect(await audited('session.reuse')).toBe(1);
  });

  it('with a guessed token leaves the session alone', async () => {
    const session = await service.signIn('shenzhiyao');
    const guess = session.refreshToken.replace(/\.[\w-]{32}\./, `.${'A'.repeat(32)}.`);

    expect((await refresh(guess, session.headers.cookie)).status).toBe(401);
    expect((await getInfo(session.headers)).status).toBe(200);
  });

  it.each([[{}], [{ refreshToken: 7 }], [{ refreshToken: 'short' }]])('refuses %j with 400', async (body) => {
    expect((await service.call('POST', '/prod-api/auth/refresh', { body })).status).toBe(400);
  });
});

describe('the end of a session', () => {
  it('comes after half an hour without a request', async () => {
    const session = await service.signIn('shenzhiyao');
    after(30 * MINUTE_MS + 1000);

    expect(await tokensOf(session)).toMatchObject({ status: 401, body: { errorCode: 'session.idle' } });
  });

  it('is put off by every request', async () => {
    const session = await service.signIn('shenzhiyao');
    after(9 * MINUTE_MS);
    await getInfo(session.headers);
    after(29 * MINUTE_MS);

    expect((await tokensOf(session)).status).toBe(200);
  });

  it('comes after twelve hours in any case', async () => {
    const session = await service.signIn('shenzhiyao');
    let token = session.refreshToken;
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      after(20 * MINUTE_MS);
      const { body, status } = await refresh(token, session.headers.cookie);
      expect(status).toBe(200);
      token = body.data.refresh_token;
    }
    after(20 * MINUTE_MS);

    expect((await refresh(token, session.headers.cookie)).body.errorCode).toBe('session.expired');
  });

  const signInToStay = async (username: string) => {
    const { body, response } = await service.call('POST', '/prod-api/auth/login', {
      body: { username, password: 'Chun-feng-28', remember: true },
    });
    const cookie = response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    return { refreshToken: body.data.refresh_token as string, cookie };
  };

  it('comes after seven days where the person asked to stay signed in', async () => {
    const session = await signInToStay('gumingqian');
    after(6 * 24 * 60 * MINUTE_MS);
    const next = await refresh(session.refreshToken, session.cookie);
    after(24 * 60 * MINUTE_MS);

    expect(next.status).toBe(200);
    expect((await refresh(next.body.data.refresh_token, session.cookie)).body.errorCode).toBe(
      'session.expired',
    );
  });

  it('cannot be put off that way by staff', async () => {
    const session = await signInToStay('office');
    after(31 * MINUTE_MS);

    expect((await refresh(session.refreshToken, session.cookie)).body.errorCode).toBe('session.idle');
  });

  it('comes with logging out, for access and refresh token alike [call.POST /prod-api/auth/logout]', async () => {
    const session = await service.signIn('shenzhiyao');
    const { status, body, response } = await service.call('POST', '/prod-api/auth/logout', {
      headers: session.headers,
    });

    expect([status, body.code]).toEqual([200, 200]);
    expect(response.headers['clear-site-data']).toBeTruthy();
    expect((await getInfo(session.headers)).status).toBe(401);
    expect((await tokensOf(session)).status).toBe(401);
  });

  it('can be asked for with a token that has just expired, or without any', async () => {
    const session = await service.signIn('shenzhiyao');
    after(11 * MINUTE_MS);

    expect((await service.call('POST', '/prod-api/auth/logout', { headers: session.headers })).status).toBe(
      200,
    );
    expect((await tokensOf(session)).body.errorCode).toBe('session.signed_out');
    expect((await service.call('POST', '/prod-api/auth/logout')).status).toBe(200);
  });
});

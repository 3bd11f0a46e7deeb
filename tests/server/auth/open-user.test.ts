import { createSealer } from '@server/crypto/sealing';
import { demoAccounts } from '@server/demo/demo-accounts';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { sentMessages } from '@tests/support/people';
import { startWebSink } from '@tests/support/receivers';
import { type Answer, startService, type TestService } from '@tests/support/service';
import { type OidcProvider, startOidcProvider } from './startOidcProvider';

let service: TestService;
let provider: OidcProvider;
beforeAll(async () => {
  provider = await startOidcProvider();
  service = await startService();
  await configure([oidc()]);
});
beforeEach(async () => {
  await service.db.kysely.deleteFrom('openUser').execute();
  await service.db.kysely.deleteFrom('rateLimit').execute();
});
afterAll(async () => {
  await service.stop();
  await provider.stop();
});

const sealed = (text: string) => createSealer(service.config.dataKey.export()).seal(text);
const oidc = () => ({
  key: 'school_cas',
  name: '校园统一认证',
  issuer: provider.issuer,
  authorizationEndpoint: `${provider.issuer}/authorize`,
  tokenEndpoint: `${provider.issuer}/token`,
  jwksUri: `${provider.issuer}/jwks`,
  clientId: provider.clientId,
  clientSecretSealed: sealed(provider.clientSecret),
  scope: 'openid profile',
  subjectField: 'sub',
  nicknameField: 'name',
});
const configure = async (providers: unknown[]) => {
  const value = JSON.stringify(providers);
  await service.db.kysely
    .insertInto('setting')
    .values({ key: 'open.providers', value })
    .onConflict((oc) => oc.column('key').doUpdateSet({ value }))
    .execute();
};

const begun = (answer: Answer) => {
  const cookie = answer.response.cookies.map(({ name, value }) => `${name}=${value}`).join('; ');
  return { ...answer, cookie, url: (answer.body.data?.url ?? answer.body.url) as string };
};
const start = async (headers: Record<string, string> = {}, key = 'school_cas') =>
  begun(await service.call('POST', `/prod-api/auth/open/${key}/start`, { headers }));
const startBinding = async (headers: Record<string, string>, body: object, key = 'school_cas') =>
  begun(await service.call('POST', `/api/users/open_users/${key}.json`, { headers, body }));
const passwordOf = (login: string) => ({
  password: demoAccounts.find((account) => account.login === login)?.password,
});
const finish = (body: { state: string; code: string }, headers: Record<string, string>) =>
  service.call('POST', '/prod-api/auth/open/callback', { headers, body });
const bindTo = async (login: string, subject: string) => {
  const { headers } = await service.signIn(login);
  const { url, cookie } = await startBinding(headers, passwordOf(login));
  return finish(provider.authorize(url, subject), { ...headers, cookie });
};
const signInAs = async (subject: string) => {
  const { url, cookie } = await start();
  return finish(provider.authorize(url, subject), { cookie });
};

describe('a third-party account', () => {
  it('is offered where one is configured, without its secrets', async () => {
    const { body } = await service.call('GET', '/prod-api/auth/open/providers');

    expect(body.data).toEqual([{ key: 'school_cas', name: '校园统一认证' }]);
    expect((await start({}, 'nothing')).status).toBe(404);
  });

  it('sends people back to where the environment has them arrive', async () => {
    const { kysely } = service.db;
    const value = JSON.stringify({ qqCallback: 'https://www.qingtao.example/login' });
    await kysely.insertInto('setting').values({ key: 'site.hosts', value }).execute();

    const { url } = await start();
    await kysely.deleteFrom('setting').where('key', '=', 'site.hosts').execute();

    expect(new URL(url).searchParams.get('redirect_uri')).toBe('https://www.qingtao.example/login');
  });

  it('is asked for with state, nonce and a PKCE challenge', async () => {
    const { url, response } = await start();
    const query = new URL(url).searchParams;

    expect(Object.fromEntries(query)).toMatchObject({
      response_type: 'code',
      client_id: provider.clientId,
      redirect_uri: 'https://kaichuang.example.cn/login',
      code_challenge_method: 'S256',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: expect.stringMatching(/^[\w-]{43}$/),
    });
    expect([response.headers['set-cookie']].flat()).toEqual([
      expect.stringMatching(
        /^__Host-open_sign_in=[\w-]{43}; Max-Age=600; Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      ),
    ]);
  });

  it('is bound by a person who is signed in, and signs that person in afterwards', async () => {
    expect((await bindTo('shenzhiyao', 'subject-1')).body.data).toEqual({
      bound: true,
      tokens: null,
      ticket: null,
    });

    const { status, body } = await signInAs('subject-1');
    const headers = { authorization: `Bearer ${body.data.tokens.access_token}` };
    const info = await service.call('GET', '/api/users/accounts/shenzhiyao.json', { headers });
    expect(status).toBe(200);
    expect(info.body.open_users).toEqual([
      { id: expect.any(Number), en_type: 'school_cas', nickname: '第三方昵称' },
    ]);
  });

  it('that is bound to nobody signs nobody in and makes no account', async () => {
    const count = async () => (await service.db.kysely.selectFrom('account').select('id').execute()).length;
    const before = await count();

    expect((await signInAs('stranger')).body).toMatchObject({ code: 409, errorCode: 'open.unbound' });
    expect(await count()).toBe(before);
  });

  it('is bound by nobody who only found a session open', async () => {
    const { headers } = await service.signIn('shenzhiyao');

    expect((await startBinding(headers, {})).body.errorCode).toBe('owner.unproven');
    expect((await startBinding(headers, { password: 'a guess' })).body.errorCode).toBe('auth.password_wrong');
    const { url, cookie } = await start(headers);
    const answer = await finish(provider.authorize(url, 'evil'), { ...headers, cookie });
    expect(answer.body.errorCode).toBe('open.stale');
    expect(await service.db.kysely.selectFrom('openUser').select('id').execute()).toEqual([]);
  });

  it('is told to the owner when it is bound', async () => {
    await bindTo('shenzhiyao', 'subject-told');

    const told = (await sentMessages(service)).filter(({ body }) =>
      body.includes('已绑定第三方账号（校园统一认证）'),
    );
    expect(told.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['security']));
  });

  it('cannot be bound twice', async () => {
    await bindTo('shenzhiyao', 'subject-2');

    expect((await bindTo('gumingqian', 'subject-2')).body.errorCode).toBe('open.taken');
    expect((await bindTo('shenzhiyao', 'subject-3')).body.errorCode).toBe('open.taken');
  });
});

describe('the way back', () => {
  it('works once', async () => {
    await bindTo('shenzhiyao', 'subject-4');
    const { url, cookie } = await start();
    const back = provider.authorize(url, 'subject-4');

    expect((await finish(back, { cookie })).status).toBe(200);
    expect((await finish(back, { cookie })).body.errorCode).toBe('open.stale');
  });

  it('works in the browser that began it only', async () => {
    await bindTo('shenzhiyao', 'subject-5');
    const { url } = await start();
    const other = await start();

    expect((await finish(provider.authorize(url, 'subject-5'), {})).status).toBe(400);
    const again = await start();
    expect((await finish(provider.authorize(again.url, 'subject-5'), { cookie: other.cookie })).status).toBe(
      400,
    );
  });

  it('binds nothing to whoever was led into it', async () => {
    const attacker = await start();
    const victim = await service.signIn('gumingqian');

    const answer = await finish(provider.authorize(attacker.url, 'evil'), {
      ...victim.headers,
      cookie: attacker.cookie,
    });

    expect(answer.body.errorCode).toBe('open.stale');
    expect(await service.db.kysely.selectFrom('openUser').select('id').execute()).toEqual([]);
  });

  it('is refused with a made-up state or code', async () => {
    const { url, cookie } = await start();
    const { state } = provider.authorize(url, 'x');

    expect((await finish({ state: 'A'.repeat(43), code: 'x' }, { cookie })).status).toBe(400);
    expect((await finish({ state, code: 'made-up' }, { cookie })).status).toBe(502);
  });

  it.each([
    ['another issuer', { iss: 'https://evil.example.com' }],
    ['another audience', { aud: 'somebody-else' }],
    ['another nonce', { nonce: 'replayed' }],
    ['no subject', { sub: undefined }],
  ])('is refused with an ID token of %s', async (_, claims) => {
    await bindTo('shenzhiyao', 'subject-6');
    provider.twist(claims);

    expect((await signInAs('subject-6')).body.errorCode).toBe('open.untrusted');
  });

  it.each(['another key', 'the client secret', 'no signature'] as const)(
    'is refused with an ID token signed with %s',
    async (how) => {
      await bindTo('shenzhiyao', 'subject-7');
      provider.forge(how);

      expect((await signInAs('subject-7')).body.errorCode).toBe('open.untrusted');
      expect((await signInAs('subject-7')).status).toBe(200);
    },
  );

  it('survives a third party that answers nonsense', async () => {
    const sink = await startWebSink((_, reply) =>
      reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
    );
    await configure([{ ...oidc(), key: 'broken', tokenEndpoint: sink.url }]);
    try {
      const { url, cookie } = await start({}, 'broken');
      const answer = await finish(provider.authorize(url, 'x'), { cookie });

      expect(answer).toMatchObject({ status: 502, body: { msg: '第三方登录暂时不可用，请稍后再试' } });
    } finally {
      await configure([oidc()]);
      await sink.stop();
    }
  });
});

describe('a third party without OpenID Connect', () => {
  it('is asked who it is at its user address', async () => {
    const sink = await startWebSink(({ url, headers }, reply) => {
      reply.writeHead(200, { 'content-type': 'application/json' });
      if (url === '/token') return reply.end('{"access_token":"secret-token"}');
      const known = headers.authorization === 'Bearer secret-token';
      return reply.end(known ? '{"id":4711,"login":"octo"}' : '{"error":"who"}');
    });
    const { issuer, jwksUri, ...plain } = oidc();
    await configure([
      {
        ...plain,
        key: 'github',
        name: 'GitHub',
        tokenEndpoint: `${sink.url}/token`,
        userinfoEndpoint: `${sink.url}/user`,
        subjectField: 'id',
        nicknameField: 'login',
      },
    ]);
    try {
      const { headers } = await service.signIn('shenzhiyao');
      const { url, cookie } = await startBinding(headers, passwordOf('shenzhiyao'), 'github');
      const { state } = provider.authorize(url, 'unused');

      expect((await finish({ state, code: 'code' }, { ...headers, cookie })).body.data.bound).toBe(true);
      expect(
        await service.db.kysely.selectFrom('openUser').select(['provider', 'subject', 'nickname']).execute(),
      ).toEqual([{ provider: 'github', subject: '4711', nickname: 'octo' }]);
      // The same user number at another provider is another person.
      await configure([oidc()]);
      expect((await signInAs('4711')).body.errorCode).toBe('open.unbound');
    } finally {
      await configure([oidc()]);
      await sink.stop();
    }
  });
});

describe('a second factor after a third party', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const confirm = (ticket: string, cookie: string, code?: string) =>
    service.call('POST', '/prod-api/auth/open/confirm', {
      headers: { cookie },
      body: { ticket, ...(code && { totp: code }) },
    });
  const comeBack = async () => {
    await bindTo('gumingqian', 'subject-totp');
    await service.db.kysely
      .updateTable('account')
      .set({ totpSealed: sealed(SECRET), totpConfirmedAt: service.clock.now, totpStep: null })
      .where('login', '=', 'gumingqian')
      .execute();
    const { url, cookie } = await start();
    const { body } = await finish(provider.authorize(url, 'subject-totp'), { cookie });
    return { cookie, data: body.data };
  };
  afterEach(() =>
    service.db.kysely
      .updateTable('account')
      .set({ totpSealed: null, totpConfirmedAt: null, totpStep: null })
      .where('login', '=', 'gumingqian')
      .execute(),
  );
  const current = () => totpCode(SECRET, totpStep(service.clock.now));

  it('is asked for before anything opens', async () => {
    const { cookie, data } = await comeBack();

    expect(data).toMatchObject({ bound: false, tokens: null, ticket: expect.stringMatching(/^enc:/) });
    expect((await confirm(data.ticket, cookie)).body.errorCode).toBe('auth.second_factor');
    expect((await confirm(data.ticket, cookie, '000000')).status).toBe(401);
    const { body } = await confirm(data.ticket, cookie, current());
    expect(body.data.access_token).toBeTruthy();
  });

  it('is worth nothing made up, elsewhere or late', async () => {
    const { cookie, data } = await comeBack();

    expect((await confirm('enc:v1:AAAA', cookie, current())).body.errorCode).toBe('open.stale');
    expect((await confirm(data.ticket, '__Host-open_sign_in=other', current())).body.errorCode).toBe(
      'open.stale',
    );
    service.clock.now = new Date(service.clock.now.getTime() + 6 * 60_000);
    expect((await confirm(data.ticket, cookie, current())).body.errorCode).toBe('open.stale');
  });
});

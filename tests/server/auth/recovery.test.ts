import { DAY_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { requestCode, sentMessages } from '@tests/support/people';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
beforeEach(() => {
  service.clock.now = new Date(service.clock.now.getTime() + DAY_MS);
});
afterAll(() => service.stop());

const byCode = (login: string, code: string) =>
  service.call('POST', '/prod-api/auth/login/code', { body: { login, code } });
const reset = (login: string, code: string, password: string) =>
  service.call('POST', '/prod-api/auth/password/reset', { body: { login, code, password } });
const another = (code: string): string => (code === '123456' ? '654321' : '123456');

describe('signing in by code', () => {
  it.each(['19900000001', 'shenzhiyao@example.cn'])('works with %s, once', async (login) => {
    const code = await requestCode(service, login, 6);
    const first = await byCode(login, code);

    expect(first.status).toBe(200);
    expect(first.response.cookies[0]?.name).toBe('__Host-device');
    expect((await byCode(login, code)).status).toBe(400);
  });

  it('of two at once with one code lets one in', async () => {
    const code = await requestCode(service, '19900000003', 6);
    const answers = await Promise.all([byCode('19900000003', code), byCode('19900000003', code)]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
  });

  it('refuses a wrong code and an unknown number alike', async () => {
    const code = await requestCode(service, '19900000001', 6);
    const wrong = await byCode('19900000001', another(code));
    const unknown = await byCode('13700000001', '123456');

    expect({ ...unknown.body, traceId: '' }).toEqual({ ...wrong.body, traceId: '' });
  });

  it('helps the owner whom a stranger’s guesses have locked out', async () => {
    for (let i = 0; i < 6; i++)
      await service.call('POST', '/prod-api/auth/login', {
        body: { username: 'gumingqian', password: 'wrong' },
        headers: { 'x-forwarded-for': `203.0.113.${i}` },
      });

    expect((await byCode('19900000002', await requestCode(service, '19900000002', 6))).status).toBe(200);
  });
});

describe('a forgotten password', () => {
  it('is reset by a code; every session ends and the owner is told on both channels', async () => {
    const session = await service.signIn('luyiwei');
    const code = await requestCode(service, '19900000004', 2);

    expect((await reset('19900000004', code, 'Xin-feng-2032')).status).toBe(200);

    const info = await service.call('GET', '/prod-api/system/user/getInfo', { headers: session.headers });
    expect(info).toMatchObject({ status: 401, body: { msg: '密码已修改，请重新登录' } });
    expect((await service.signIn('luyiwei', 'Xin-feng-2032')).accessToken).toBeTruthy();
    const told = (await sentMessages(service)).filter(({ kind }) => kind === 'security');
    expect(told.map(({ recipient }) => recipient).sort()).toEqual(['19900000004', 'luyiwei@example.cn']);
  });

  it('cannot be reset with a code for something else, a used code or a weak password', async () => {
    const signInCode = await requestCode(service, '19900000005', 6);
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    expect((await reset('19900000005', signInCode, 'Xin-feng-2032')).status).toBe(400);

    const code = await requestCode(service, '19900000005', 2);
    expect((await reset('19900000005', code, 'office-Office1')).body.errorCode).toBe('password.weak');
    expect((await reset('19900000005', code, 'Xin-feng-2032')).status).toBe(200);
    expect((await reset('19900000005', code, 'Lao-feng-2032')).status).toBe(400);
  });
});

describe('the password that is there already', () => {
  it('is no new one: resetting to it would be no change', async () => {
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    const code = await requestCode(service, '19900000001', 2);

    expect((await reset('19900000001', code, 'Chun-feng-28')).body.errorCode).toBe('password.same');
    expect((await reset('19900000001', code, 'Qiu-shui-2033')).status).toBe(200);
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    const back = await requestCode(service, '19900000001', 2);
    expect((await reset('19900000001', back, 'Chun-feng-28')).status).toBe(200);
  });
});

describe('a second factor', () => {
  const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
  const setUp = () =>
    service.db.kysely
      .updateTable('account')
      .set({
        totpSealed: createSealer(service.config.dataKey.export()).seal(SECRET),
        totpConfirmedAt: service.clock.now,
        totpStep: null,
      })
      .where('login', '=', 'shenzhiyao')
      .execute();
  const login = (totp?: string) =>
    service.call('POST', '/prod-api/auth/login', {
      body: { username: 'shenzhiyao', password: 'Chun-feng-28', ...(totp ? { totp } : {}) },
    });
  const current = () => totpCode(SECRET, totpStep(service.clock.now));

  it('follows the standard', () => {
    // RFC 6238, appendix B: the ASCII secret 12345678901234567890 at 59 s gives …287082.
    expect(totpCode('GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ', 1)).toBe('287082');
  });

  it('is asked for after the right password only', async () => {
    await setUp();

    expect((await login()).body).toMatchObject({ code: 401, errorCode: 'auth.second_factor' });
    expect((await login('000000')).status).toBe(401);
    expect((await login(current())).status).toBe(200);
  });

  it('is asked for after a code and after a reset as well', async () => {
    await setUp();
    const phone = '19900000001';
    const signInCode = await requestCode(service, phone, 6);

    expect((await byCode(phone, signInCode)).body.errorCode).toBe('auth.second_factor');
    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    const resetCode = await requestCode(service, phone, 2);
    const answer = await reset(phone, resetCode, 'Xin-feng-2034');
    expect([answer.status, answer.body.data]).toEqual([200, null]);
    const signIn = (totp?: string) =>
      service.call('POST', '/prod-api/auth/login', {
        body: { username: 'shenzhiyao', password: 'Xin-feng-2034', ...(totp ? { totp } : {}) },
      });
    expect((await signIn()).body.errorCode).toBe('auth.second_factor');
    expect((await signIn(current())).status).toBe(200);

    service.clock.now = new Date(service.clock.now.getTime() + 61_000);
    const back = await requestCode(service, phone, 2);
    expect((await reset(phone, back, 'Chun-feng-28')).status).toBe(200);
  });

  it('takes no code twice', async () => {
    await setUp();
    const code = current();

    expect((await login(code)).status).toBe(200);
    expect((await login(code)).status).toBe(401);
  });

  it('cannot be guessed without end', async () => {
    await setUp();
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++) statuses.push((await login(String(100000 + i))).status);

    expect(statuses.slice(-1)).toEqual([429]);
  });
});

describe('staff of a real installation', () => {
  it('have no staff rights before a second factor is set up', async () => {
    const real = await startService({ demo: false });
    try {
      const password = 'Lan-tian-2031';
      const body = { secret: real.config.setupSecret, username: 'guanliyuan', password };
      await real.call('POST', '/prod-api/auth/setup', { body });
      const { headers } = await real.signIn('guanliyuan', password);

      expect((await real.call('GET', '/prod-api/system/user/getInfo', { headers })).body).toMatchObject({
        roles: [],
        permissions: [],
      });
    } finally {
      await real.stop();
    }
  });
});

describe('recovery codes', () => {
  const start = (headers: Record<string, string>, code?: string) =>
    service.call('POST', '/api/users/totp.json', { headers, body: { password: 'Chun-feng-28', code } });
  const confirm = (headers: Record<string, string>, body: object) =>
    service.call('PUT', '/api/users/totp.json', { headers, body });
  const prepare = async (login: string) => {
    const { headers } = await service.signIn(login);
    const { secret, ticket } = (await start(headers)).body;
    const codeNow = () => totpCode(secret, totpStep(service.clock.now));
    const confirmed = await confirm(headers, { code: codeNow(), ticket });
    return { headers, ticket, codeNow, codes: confirmed.body.recovery_codes as string[] };
  };
  const without = (...logins: string[]) =>
    service.db.kysely
      .updateTable('account')
      .set({ totpConfirmedAt: null, totpSealed: null, totpStep: null })
      .where('login', 'in', logins)
      .execute();
  const signIn = (username: string, totp: string) =>
    service.call('POST', '/prod-api/auth/login', { body: { username, password: 'Chun-feng-28', totp } });
  const left = async (headers: Record<string, string>): Promise<number> =>
    (await service.call('GET', '/api/users/totp.json', { headers })).body.recovery_left;

  it('stand in for the authenticator, each once, and are stored as hashes only', async () => {
    const { headers, codes } = await prepare('xuyingchuan');
    const [first = '', second = ''] = codes;

    expect([codes.length, new Set(codes).size, await left(headers)]).toEqual([8, 8, 8]);
    expect((await signIn('xuyingchuan', first)).status).toBe(200);
    expect((await signIn('xuyingchuan', first)).status).toBe(401);
    expect((await signIn('xuyingchuan', second.toUpperCase().replace('-', ''))).status).toBe(200);
    expect(await left(headers)).toBe(6);
    const stored = await service.db.kysely.selectFrom('recoveryCode').selectAll().execute();
    expect(JSON.stringify(stored)).not.toContain(codes[2]?.replace('-', ''));
  });

  it('are somebody’s own', async () => {
    const [mine, yours] = [await prepare('gumingqian'), await prepare('linxiaoman')];

    expect((await signIn('gumingqian', yours.codes[0] ?? '')).status).toBe(401);
    expect((await signIn('gumingqian', mine.codes[0] ?? '')).status).toBe(200);
  });

  it('are renewed with both factors, and the old ones count no longer', async () => {
    const { headers, codeNow, codes } = await prepare('auditor');
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    const renew = (body: object) => service.call('POST', '/api/users/totp/recovery.json', { headers, body });

    expect((await renew({ password: 'Chun-feng-28', code: '000000' })).status).toBe(400);
    expect((await renew({ password: 'wrong', code: codeNow() })).status).toBe(400);
    const fresh = (await renew({ password: 'Chun-feng-28', code: codeNow() })).body
      .recovery_codes as string[];

    expect((await signIn('auditor', codes[0] ?? '')).status).toBe(401);
    expect((await signIn('auditor', fresh[0] ?? '')).status).toBe(200);
  });

  it('let whoever lost the authenticator put another in its place', async () => {
    const { codeNow, ticket, codes } = await prepare('admin');
    const found = await signIn('admin', codes[0] ?? '');
    const headers = { authorization: `Bearer ${found.body.data.access_token}` };

    // The password alone is not enough, nor is a used code.
    expect((await start(headers)).body.errorCode).toBe('totp.enabled');
    expect((await start(headers, codes[0])).body).toMatchObject({ errorCode: 'recovery.wrong' });
    const next = (await start(headers, codes[1])).body;
    const nextCode = () => totpCode(next.secret, totpStep(service.clock.now));
    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    // The old authenticator is valid until the new one has been confirmed with a code.
    expect((await signIn('admin', codeNow())).status).toBe(200);
    const replaced = await confirm(headers, { code: nextCode(), ticket: next.ticket });
    expect(replaced.status).toBe(200);

    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    expect((await signIn('admin', codeNow())).status).toBe(401);
    expect((await signIn('admin', codes[2] ?? '')).status).toBe(401);
    expect((await signIn('admin', nextCode())).status).toBe(200);
    expect((await signIn('admin', replaced.body.recovery_codes[0])).status).toBe(200);
    // Earlier starts of the operation are invalid; neither can be completed any more.
    for (const old of [ticket, next.ticket])
      expect((await confirm(headers, { code: nextCode(), ticket: old })).body.errorCode).toBe('totp.stale');
    const told = (await sentMessages(service)).map(({ body }) => body).join('\n');
    expect(told).toContain('已用恢复码登录，还剩 7 个恢复码');
    expect(told).toContain('已更换身份验证器');
  });

  it('switch the second factor off, with the password', async () => {
    await without('gumingqian');
    const { headers, codes } = await prepare('gumingqian');
    const remove = (code: string) =>
      service.call('DELETE', '/api/users/totp.json', { headers, body: { password: 'Chun-feng-28', code } });

    expect((await remove('aaaaa-bbbbb')).body.errorCode).toBe('recovery.wrong');
    expect((await remove(codes[0] ?? '')).status).toBe(200);
    expect((await service.signIn('gumingqian')).accessToken).toBeTruthy();
  });

  it('are not to be had with what somebody else has begun, or half an hour ago', async () => {
    await without('xuyingchuan', 'auditor');
    const [mine, yours] = [await service.signIn('xuyingchuan'), await service.signIn('auditor')];
    const { secret, ticket } = (await start(mine.headers)).body;
    const code = () => totpCode(secret, totpStep(service.clock.now));

    expect((await confirm(yours.headers, { code: code(), ticket })).body.errorCode).toBe('totp.stale');
    expect((await confirm(mine.headers, { code: code(), ticket: 'x' })).body.errorCode).toBe('totp.stale');
    service.clock.now = new Date(service.clock.now.getTime() + 31 * 60_000);
    const { headers } = await service.signIn('xuyingchuan');
    expect((await confirm(headers, { code: code(), ticket })).body.errorCode).toBe('totp.stale');
  });
});

import { NOTICE_KINDS } from '@contract/account-choices';
import { DAY_MS } from '@contract/time-units';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { accountOf } from '@tests/support/accounts';
import { lastCodeTo, requestCode, sentMessages } from '@tests/support/people';
import { type SignedIn, startService, type TestService } from '@tests/support/service';

let service: TestService;
const PASSWORD = 'Chun-feng-28';
const LOGIN = 'shenzhiyao';
beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
});
beforeEach(() => {
  // A different day for each test, because codes are limited per day.
  service.clock.now = new Date(service.clock.now.getTime() + DAY_MS);
});
afterAll(() => service.stop());

const account = (login = LOGIN) => accountOf(service, login);
const url = (path: string, who = LOGIN) => `/api/users/accounts/${who}/${path}.json`;
const getInfo = ({ headers }: SignedIn) => service.call('GET', '/prod-api/system/user/getInfo', { headers });

describe('changing the password', () => {
  const change = (body: unknown, headers: Record<string, string>, who = LOGIN) =>
    service.call('PUT', url('password', who), { headers, body });

  it('ends the other devices, keeps this one and tells the owner [call.PUT /api/users/accounts/{login}/password.json]', async () => {
    const [here, there] = [await service.signIn(LOGIN), await service.signIn(LOGIN)];

    expect((await change({ old_password: PASSWORD, password: 'Xin-feng-2032' }, here.headers)).status).toBe(
      200,
    );

    expect((await getInfo(here)).status).toBe(200);
    expect(await getInfo(there)).toMatchObject({ status: 401, body: { msg: '密码已修改，请重新登录' } });
    expect((await sentMessages(service)).filter(({ body }) => body.includes('登录密码已修改'))).toHaveLength(
      2,
    );
    await service.signIn(LOGIN, 'Xin-feng-2032');
    expect((await change({ old_password: 'Xin-feng-2032', password: PASSWORD }, here.headers)).status).toBe(
      200,
    );
  });

  it.each([
    ['without the old one', { password: 'Xin-feng-2032' }, '请输入旧密码'],
    ['with a wrong old one', { old_password: 'wrong', password: 'Xin-feng-2032' }, '旧密码不匹配'],
    ['to the same one', { old_password: PASSWORD, password: PASSWORD }, '新密码不能与旧密码相同'],
    ['to a weak one', { old_password: PASSWORD, password: 'abc' }, '密码至少 10 位'],
    [
      'to one with the name in it',
      { old_password: PASSWORD, password: 'Shenzhiyao-88' },
      '密码不能含有用户名、姓名、手机号或站点名称',
    ],
  ])('is refused %s', async (_, body, message) => {
    const { headers } = await service.signIn(LOGIN);
    const before = (await account()).passwordHash;

    expect(await change(body, headers)).toMatchObject({ status: 400, body: { message } });
    expect((await account()).passwordHash).toBe(before);
  });

  it('lets a stolen session guess the old one five times', async () => {
    const { headers } = await service.signIn('gumingqian');
    const statuses: number[] = [];
    for (let i = 0; i < 6; i++)
      statuses.push(
        (await change({ old_password: `wrong${i}`, password: 'Xin-feng-2032' }, headers, 'gumingqian'))
          .status,
      );

    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);
  });

  it('is for oneself alone', async () => {
    const { headers } = await service.signIn(LOGIN);
    const body = { old_password: PASSWORD, password: 'Xin-feng-2032' };

    expect((await change(body, headers, 'gumingqian')).status).toBe(404);
    expect((await change(body, {})).status).toBe(401);
  });
});

describe('binding a phone or an address', () => {
  const bindPhone = (body: unknown, headers: Record<string, string>, who = LOGIN) =>
    service.call('POST', url('phone_bind', who), { headers, body });
  const bindEmail = (body: unknown, headers: Record<string, string>, who = LOGIN) =>
    service.call('POST', url('email_bind', who), { headers, body });

  it('takes the new number’s code and the password, and tells the old number [call.POST /api/users/accounts/{login}/phone_bind.json]', async () => {
    const { headers } = await service.signIn(LOGIN);
    const old = (await account()).phone;
    const code = await requestCode(service, '13900000011', 3, headers);

    expect((await bindPhone({ phone: '13900000011', code, password: PASSWORD }, headers)).status).toBe(200);

    expect(await account()).toMatchObject({ phone: '13900000011', phoneKey: '13900000011' });
    const told = (await sentMessages(service)).filter(({ body }) => body.includes('绑定的手机号已更换'));
    expect(told.map(({ recipient }) => recipient)).toContain(old);
    expect(told.map(({ recipient }) => recipient)).not.toContain('13900000011');
  });

  it('may be proven by a code to what is bound instead', async () => {
    const { headers } = await service.signIn(LOGIN);
    const sent = await service.call('POST', '/api/users/old_code.json', {
      headers,
      body: { channel: 'email' },
    });
    const oldCode = await lastCodeTo(service, 'shenzhiyao@example.cn');
    const code = await requestCode(service, '13900000012', 3, headers);
    const body = { phone: '13900000012', code, old_code: oldCode };

    expect(sent.body.sent_to).toBe('s***o@example.cn');
    expect((await bindPhone(body, headers)).status).toBe(200);
    expect((await bindPhone(body, headers)).status).toBe(400);
  });

  it('works for an address alike [call.POST /api/users/accounts/{login}/email_bind.json]', async () => {
    const { headers } = await service.signIn(LOGIN);
    const code = await requestCode(service, 'new.name@example.cn', 4, headers);

    expect(
      (await bindEmail({ email: 'New.Name@example.cn', code, password: PASSWORD }, headers)).status,
    ).toBe(200);
    expect(await account()).toMatchObject({ emailKey: 'new.name@example.cn' });
  });

  it('asks for something that is an address', async () => {
    const { headers } = await service.signIn(LOGIN);
    const refusal = await bindEmail({ email: 'x@', code: '000000', password: PASSWORD }, headers);

    expect(refusal).toMatchObject({ status: 400, body: { message: '邮箱应类似 name@example.cn' } });
  });

  it('is refused without a proof that it is the owner', async () => {
    const { headers } = await service.signIn(LOGIN);
    const code = await requestCode(service, '13900000013', 3, headers);

    expect((await bindPhone({ phone: '13900000013', code }, headers)).body.errorCode).toBe('owner.unproven');
    expect((await bindPhone({ phone: '13900000013', code, password: 'wrong' }, headers)).status).toBe(400);
    expect((await bindPhone({ phone: '13900000013', code, old_code: '000000' }, headers)).status).toBe(400);
    expect((await account()).phone).not.toBe('13900000013');
  });

  it('is refused with a wrong code, a code for something else or another number', async () => {
    const { headers } = await service.signIn(LOGIN);
    const code = await requestCode(service, '13900000014', 5, headers);
    const bind = (body: Record<string, unknown>) => bindPhone({ password: PASSWORD, ...body }, headers);

    expect((await bind({ phone: '13900000014', code })).status).toBe(400);
    expect((await bind({ phone: '13900000015', code })).status).toBe(400);
    expect((await bind({ phone: '139', code })).body.message).toBe('手机号应为 11 位，以 1 开头');
    expect((await bindEmail({ email: 'nowhere', code, password: PASSWORD }, headers)).body.message).toBe(
      '邮箱应类似 name@example.cn',
    );
  });

  it('of a number that is another account’s is refused', async () => {
    const { headers } = await service.signIn(LOGIN);
    const taken = (await account('luyiwei')).phone ?? '';

    await expect(requestCode(service, taken, 3, headers)).rejects.toThrow('手机号已绑定其他账号');
  });

  it('is for oneself alone', async () => {
    const { headers } = await service.signIn(LOGIN);
    const body = { phone: '13900000016', code: '123456', password: PASSWORD };

    expect((await bindPhone(body, headers, 'gumingqian')).status).toBe(404);
    expect((await bindPhone(body, {})).status).toBe(401);
    expect((await bindEmail({ email: 'a@example.cn', code: '123456' }, headers, 'gumingqian')).status).toBe(
      404,
    );
    expect((await bindEmail({ email: 'a@example.cn', code: '123456' }, {})).status).toBe(401);
  });
});

describe('third-party accounts', () => {
  const unbind = (id: number, headers: Record<string, string>, who = LOGIN) =>
    service.call('DELETE', `/api/users/accounts/${who}/open_users/${id}.json`, { headers });
  const aBinding = async (login: string) => {
    const values = {
      accountId: (await account(login)).id,
      provider: 'github',
      subject: `s-${login}`,
      nickname: 'n',
    };
    await service.db.kysely.deleteFrom('openUser').where('accountId', '=', values.accountId).execute();
    return (
      await service.db.kysely.insertInto('openUser').values(values).returning('id').executeTakeFirstOrThrow()
    ).id;
  };

  it('are unbound by their owner [call.DELETE /api/users/accounts/{basicInfoId}/open_users/{id}.json]', async () => {
    const { headers } = await service.signIn(LOGIN);
    const id = await aBinding(LOGIN);

    expect((await unbind(id, headers, String((await account()).id))).status).toBe(200);
    expect((await unbind(id, headers)).status).toBe(404);
  });

  it('stay where they are the last way in', async () => {
    const { headers } = await service.signIn('linxiaoman');
    const id = await aBinding('linxiaoman');
    const nothing = { passwordHash: null, phone: null, phoneKey: null, email: null, emailKey: null };
    const before = await account('linxiaoman');
    await service.db.kysely.updateTable('account').set(nothing).where('login', '=', 'linxiaoman').execute();

    expect((await unbind(id, headers, 'linxiaoman')).body.errorCode).toBe('open_user.last');

    const { passwordHash, phone, phoneKey, email, emailKey } = before;
    await service.db.kysely
      .updateTable('account')
      .set({ passwordHash, phone, phoneKey, email, emailKey })
      .where('login', '=', 'linxiaoman')
      .execute();
    expect((await unbind(id, headers, 'linxiaoman')).status).toBe(200);
  });

  it('of somebody else are not there, by whatever id', async () => {
    const { headers } = await service.signIn(LOGIN);
    const foreign = await aBinding('gumingqian');

    expect((await unbind(foreign, headers)).status).toBe(404);
    expect((await unbind(foreign, headers, 'gumingqian')).status).toBe(404);
    expect((await unbind(foreign, {})).status).toBe(401);
    expect(
      await service.db.kysely
        .selectFrom('openUser')
        .select('id')
        .where('id', '=', foreign)
        .executeTakeFirst(),
    ).toBeDefined();
  });
});

describe('devices', () => {
  const list = (headers: Record<string, string>) =>
    service.call('GET', '/api/users/sessions.json', { headers });

  it('are listed, this one first, without those that are over', async () => {
    const here = await service.signIn('luyiwei');
    const there = await service.signIn('luyiwei');
    await service.call('POST', '/prod-api/auth/logout', {
      headers: (await service.signIn('luyiwei')).headers,
    });

    const { body } = await list(here.headers);

    expect(body.sessions.map(({ current }: { current: boolean }) => current)).toEqual([true, false]);
    expect((await list(there.headers)).body.sessions[0].current).toBe(true);
  });

  it('are signed out one by one', async () => {
    const here = await service.signIn('luyiwei');
    const there = await service.signIn('luyiwei');
    const { id } = (await list(there.headers)).body.sessions[0];
    const end = (headers: Record<string, string>) =>
      service.call('DELETE', `/api/users/sessions/${id}.json`, { headers });

    expect((await end((await service.signIn(LOGIN)).headers)).status).toBe(404);
    expect((await end({})).status).toBe(401);
    expect((await getInfo(there)).status).toBe(200);
    expect((await end(here.headers)).status).toBe(200);
    expect(await getInfo(there)).toMatchObject({
      status: 401,
      body: { msg: '此设备已被退出登录，请重新登录' },
    });
  });

  it('are signed out all at once, but for this one', async () => {
    const here = await service.signIn('luyiwei');
    const there = await service.signIn('luyiwei');
    const other = await service.signIn(LOGIN);

    const { body } = await service.call('DELETE', '/api/users/sessions.json', { headers: here.headers });

    expect(body.ended).toBeGreaterThanOrEqual(1);
    expect([
      (await getInfo(here)).status,
      (await getInfo(there)).status,
      (await getInfo(other)).status,
    ]).toEqual([200, 401, 200]);
  });
});

describe('setting up a second factor', () => {
  const totp = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', headers: Record<string, string>, body?: unknown) =>
    service.call(method, '/api/users/totp.json', { headers, body });
  const codeFor = (secret: string) => totpCode(secret, totpStep(service.clock.now));

  it('takes the password and a code, ends other sessions, and is asked for from then on', async () => {
    const here = await service.signIn('gumingqian');
    const there = await service.signIn('gumingqian');
    expect((await totp('POST', here.headers, { password: 'wrong' })).status).toBe(400);
    const begun = await totp('POST', here.headers, { password: PASSWORD });
    const { secret, url: address, ticket } = begun.body;

    expect(address).toContain(`secret=${secret}`);
    expect((await totp('PUT', here.headers, { code: '000000', ticket })).status).toBe(400);
    expect((await totp('GET', here.headers)).body).toMatchObject({ enabled: false, required: false });
    expect((await totp('PUT', here.headers, { code: codeFor(secret), ticket })).status).toBe(200);

    expect((await totp('GET', here.headers)).body.enabled).toBe(true);
    expect((await getInfo(there)).status).toBe(401);
    await expect(service.signIn('gumingqian')).rejects.toThrow('动态验证码');
    expect(JSON.stringify(await account('gumingqian'))).not.toContain(secret);

    service.clock.now = new Date(service.clock.now.getTime() + 60_000);
    expect((await totp('DELETE', here.headers, { password: PASSWORD, code: '000000' })).status).toBe(400);
    expect((await totp('DELETE', here.headers, { password: PASSWORD, code: codeFor(secret) })).status).toBe(
      200,
    );
    expect((await service.signIn('gumingqian')).accessToken).toBeTruthy();
  });

  it('gives staff of a real installation their rights, and cannot be undone by them', async () => {
    const real = await startService({ demo: false, now: service.clock.now });
    try {
      const body = { secret: real.config.setupSecret, username: 'guanliyuan', password: PASSWORD };
      await real.call('POST', '/prod-api/auth/setup', { body });
      const { headers } = await real.signIn('guanliyuan', PASSWORD);
      const start = await real.call('POST', '/api/users/totp.json', {
        headers,
        body: { password: PASSWORD },
      });
      const { secret, ticket } = start.body;
      await real.call('PUT', '/api/users/totp.json', { headers, body: { code: codeFor(secret), ticket } });

      const info = await real.call('GET', '/prod-api/system/user/getInfo', { headers });
      const undo = await real.call('DELETE', '/api/users/totp.json', {
        headers,
        body: { password: PASSWORD, code: '000000' },
      });
      expect(info.body.permissions).toEqual(['*:*:*']);
      expect(undo.body.errorCode).toBe('totp.required');
    } finally {
      await real.stop();
    }
  });

  it('is for people who are signed in', async () => {
    for (const method of ['GET', 'POST', 'PUT', 'DELETE'] as const)
      expect((await totp(method, {}, {})).status).toBe(401);
  });
});

describe('notification preferences', () => {
  const all = (site: boolean) =>
    Object.fromEntries(NOTICE_KINDS.map((kind) => [kind, { site, email: false, sms: false }]));

  it('are kept as chosen', async () => {
    const { headers } = await service.signIn(LOGIN);
    const put = (body: unknown) => service.call('PUT', '/api/users/preferences.json', { headers, body });

    expect(
      (await service.call('GET', '/api/users/preferences.json', { headers })).body.preferences.certification
        .site,
    ).toBe(true);
    expect((await put({ preferences: all(false) })).status).toBe(200);
    const kept = async () =>
      (await service.call('GET', '/api/users/preferences.json', { headers })).body.preferences;
    expect(await kept()).toEqual({ ...all(false), language: 'zh-CN' });
    expect((await put({ preferences: { ...all(true), language: 'en-US' } })).status).toBe(200);
    expect((await put({ preferences: all(true) })).status).toBe(200);
    expect(await kept()).toEqual({ ...all(true), language: 'en-US' });
    expect((await put({ preferences: { ...all(true), language: 'xx-XX' } })).status).toBe(400);
    const changes = [{ application: { sms: true } }, { application: { email: true } }, { language: 'de-DE' }];
    const answers = await Promise.all(changes.map((preferences) => put({ preferences })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const application = { site: true, email: true, sms: true };
    expect(await kept()).toEqual({ ...all(true), application, language: 'de-DE' });
    expect((await put({ preferences: { ...all(true), spam: {} } })).status).toBe(400);
    expect(
      (await service.call('PUT', '/api/users/preferences.json', { body: { preferences: all(true) } })).status,
    ).toBe(401);
  });
});

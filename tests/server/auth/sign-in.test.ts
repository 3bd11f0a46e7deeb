import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const login = (username: string, password: string, headers: Record<string, string> = {}) =>
  service.call('POST', '/prod-api/auth/login', { body: { username, password }, headers });
const PASSWORD = 'Chun-feng-28';
/** Each test uses its own address, because failures are counted per address. */
const from = (ip: string) => ({ 'x-forwarded-for': ip });

describe('signing in', () => {
  it.each([
    ...['shenzhiyao', 'ShenZhiYao', '19900000001', 'shenzhiyao@example.cn', ' 19900000001 '],
    ...['+86 199 0000-0001', '１９９０００００００１'],
  ])('works with %p and gives both tokens [call.POST /prod-api/auth/login]', async (username) => {
    const { status, body } = await login(username, PASSWORD);

    expect(status).toBe(200);
    expect(body).toMatchObject({ code: 200, success: true, data: { expires_in: 600 } });
    expect(body.data.access_token.split('.')).toHaveLength(3);
  });

  it('marks the browser with a cookie no script and no other site can use', async () => {
    const { response } = await login('shenzhiyao', PASSWORD);

    const cookies = [response.headers['set-cookie']].flat();
    expect(cookies).toHaveLength(1);
    expect(cookies[0]).toMatch(
      /^__Host-device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Strict$/,
    );
  });

  it('stores refresh token and device as hashes only', async () => {
    const { body, response } = await login('shenzhiyao', PASSWORD);

    const sessions = JSON.stringify(await service.db.kysely.selectFrom('session').selectAll().execute());
    expect(sessions).not.toContain(body.data.refresh_token);
    expect(sessions).not.toContain(response.cookies[0]?.value);
  });

  it('takes over nothing the browser brought along', async () => {
    const first = await login('shenzhiyao', PASSWORD);
    const planted = first.response.cookies[0]?.value ?? '';
    const second = await login('gumingqian', PASSWORD, { cookie: `__Host-device=${planted}` });

    expect(second.response.cookies[0]?.value).not.toBe(planted);
  });

  it('writes an audit event for success and failure alike', async () => {
    await login('luyiwei', PASSWORD, from('198.51.100.1'));
    await login('luyiwei', 'wrong', from('198.51.100.1'));

    const events = await service.db.kysely
      .selectFrom('auditEvent')
      .innerJoin('account', 'account.id', 'auditEvent.accountId')
      .select(['action', 'outcome'])
      .where('account.login', '=', 'luyiwei')
      .orderBy('auditEvent.id')
      .execute();
    expect(events).toEqual([
      { action: 'auth.login', outcome: 'ok' },
      { action: 'auth.login', outcome: 'refused' },
    ]);
  });

  it.each([
    [{ username: 'shenzhiyao' }],
    [{ username: '', password: 'x' }],
    [{ username: ['shenzhiyao'], password: PASSWORD }],
    [{ username: 'shenzhiyao', password: PASSWORD, roles: ['admin'] }],
    [{ username: 'shenzhiyao', password: 'x'.repeat(129) }],
  ])('refuses %j with 400', async (body) => {
    const answer = await service.call('POST', '/prod-api/auth/login', { body });

    expect(answer.status).toBe(400);
    expect(answer.body).toMatchObject({ code: 400, success: false });
  });

  it('verifies a password exactly: cut, extended by NUL or in other case it is wrong', async () => {
    const ip = from('198.51.100.2');
    for (const wrong of [
      PASSWORD.slice(0, -1),
      `${PASSWORD}\u0000`,
      PASSWORD.toLowerCase(),
      `${PASSWORD} `,
    ]) {
      expect((await login('xuyingchuan', wrong, ip)).status).toBe(401);
    }
    expect((await login('xuyingchuan', PASSWORD, ip)).status).toBe(200);
  });

  it('tells a disabled account so only to whoever knows its password', async () => {
    await service.db.kysely
      .updateTable('account')
      .set({ status: 'disabled' })
      .where('login', '=', 'luyiwei')
      .execute();
    const ip = from('198.51.100.3');

    expect((await login('luyiwei', 'wrong', ip)).body.msg).toMatch(/^账号或密码不正确，还可尝试 \d 次$/);
    expect(await login('luyiwei', PASSWORD, ip)).toMatchObject({
      status: 403,
      body: { msg: '账号已停用，请联系管理员' },
    });
  });
});

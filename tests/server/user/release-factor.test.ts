import { beijingIso } from '@contract/rules/beijing-time';
import { DAY_MS } from '@contract/time-units';
import { createSealer } from '@server/crypto/sealing';
import { totpCode, totpStep } from '@server/modules/auth/totp';
import { sentMessages } from '@tests/support/people';
import { type SignedIn, startService, type TestService } from '@tests/support/service';

let service: TestService;
let admin: SignedIn;
let second: SignedIn;
const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
const NUMBER = '990101199001010014';
const GROUNDS = '3 月 2 日在办公室当面核对身份证';
const ids: Record<string, number> = {};

beforeAll(async () => {
  service = await startService({ now: new Date('2026-03-02T10:00:00+08:00') });
  for (const { login, id } of await service.db.kysely.selectFrom('account').select(['login', 'id']).execute())
    ids[login] = id;
  // A second administrator, and a document that is known of the first applicant.
  await service.db.pool.query(
    "insert into account_role (account_id, role_id) select $1, id from role where role_key = 'admin'",
    [ids.gumingqian],
  );
  await service.db.pool.query(
    `update certification set id_number_key = $2 where account_id = $1 and kind = 'real_name' and status = 1`,
    [ids.shenzhiyao, sealer().fingerprint(`id:${NUMBER}`)],
  );
});
afterAll(() => service.stop());
const sealer = () => createSealer(service.config.dataKey.export());

beforeEach(async () => {
  service.clock.now = new Date(service.clock.now.getTime() + 20 * DAY_MS);
  await service.db.kysely
    .updateTable('account')
    .set({ totpSealed: null, totpConfirmedAt: null, totpStep: null })
    .execute();
  admin = await service.signIn('admin');
  second = await service.signIn('gumingqian');
  await service.db.kysely.deleteFrom('factorRelease').execute();
  await service.db.kysely.deleteFrom('outbox').execute();
  await service.db.kysely
    .updateTable('account')
    .set({ totpSealed: sealer().seal(SECRET), totpConfirmedAt: service.clock.now })
    .where('login', 'in', ['shenzhiyao', 'linxiaoman', 'office'])
    .execute();
});

const versionOf = async (login: string) =>
  (
    await service.db.kysely
      .selectFrom('account')
      .select('version')
      .where('login', '=', login)
      .executeTakeFirstOrThrow()
  ).version;
const url = (login: string) => `/prod-api/system/user/${ids[login]}/factorRelease`;
const ask = async (login: string, body: object = {}, { headers } = admin) =>
  service.call('POST', url(login), {
    headers,
    body: { grounds: GROUNDS, version: await versionOf(login), ...body },
  });
const confirm = (login: string, { headers } = second) => service.call('PUT', url(login), { headers });
const login = (username: string, totp?: string) =>
  service.call('POST', '/prod-api/auth/login', {
    body: { username, password: 'Chun-feng-28', ...(totp && { totp }) },
  });
const later = (days: number) => {
  service.clock.now = new Date(service.clock.now.getTime() + days * DAY_MS);
};
const hasFactor = async (who: string) =>
  (
    await service.db.kysely
      .selectFrom('account')
      .select('totpConfirmedAt')
      .where('login', '=', who)
      .executeTakeFirstOrThrow()
  ).totpConfirmedAt !== null;

describe('a lost second factor', () => {
  it('of whoever shows the certified document is taken off at the first sign-in after three days', async () => {
    const other = { idNumber: NUMBER };
    const asked = await ask('shenzhiyao', other);
    expect(asked).toMatchObject({ status: 200, body: { data: { release: { state: 'waiting' } } } });
    expect((await sentMessages(service)).map(({ recipient }) => recipient).sort()).toEqual([
      '19900000001',
      'shenzhiyao@example.cn',
    ]);

    later(2.9);
    expect((await login('shenzhiyao')).body.errorCode).toBe('auth.second_factor');
    later(0.2);
    const inside = await login('shenzhiyao');

    expect(inside.status).toBe(200);
    expect(await hasFactor('shenzhiyao')).toBe(false);
    expect((await login('shenzhiyao')).status).toBe(200);
    expect((await sentMessages(service)).at(-1)?.body).toContain('已解除两步验证，请重新开启');
    const { rows } = await service.db.pool.query(
      "select action from audit_event where target = $1 and action like '%release%' order by id",
      [`account:${ids.shenzhiyao}`],
    );
    expect(rows.map(({ action }) => action)).toEqual(['user.release_ask', 'account.totp_released']);
  });

  it('is asked for anew once the roles are others: one administrator cannot make staff an applicant for the asking', async () => {
    expect((await ask('shenzhiyao', { idNumber: NUMBER })).status).toBe(200);
    const given = await service.call('PUT', `/prod-api/system/user/${ids.shenzhiyao}/roles`, {
      headers: admin.headers,
      body: { roleKeys: ['common', 'operator'], version: await versionOf('shenzhiyao') },
    });
    later(3.1);

    expect(given).toMatchObject({ status: 200, body: { data: { release: null } } });
    expect((await login('shenzhiyao')).body.errorCode).toBe('auth.second_factor');
    await service.db.pool.query(
      "delete from account_role using role where role.id = role_id and role_key = 'operator' and account_id = $1",
      [ids.shenzhiyao],
    );
  });

  it.each([
    ['nobody is certified behind', 'linxiaoman'],
    ['belongs to staff', 'office'],
  ])('of an account that %s waits for a second administrator', async (_, who) => {
    expect((await ask(who)).body.data.release.state).toBe('unconfirmed');
    later(4);
    expect((await login(who)).body.errorCode).toBe('auth.second_factor');
    admin = await service.signIn('admin');
    second = await service.signIn('gumingqian');
    expect(await confirm(who, admin)).toMatchObject({
      status: 403,
      body: { msg: '须由申请人以外的管理员确认' },
    });
    expect((await confirm(who)).body.data.release.state).toBe('waiting');
    expect((await confirm(who)).status).toBe(409);
    later(3.1);
    expect((await login(who)).status).toBe(200);
  });

  it.each<[string, string, (who: number) => [method: 'PUT', url: string, body: object]]>([
    [
      'was made an administrator for it',
      "delete from account_role using role where role.id = role_id and role_key = 'admin' and account_id = $1",
      (who) => ['PUT', `/prod-api/system/user/${who}/roles`, { roleKeys: ['common', 'admin'] }],
    ],
    [
      'was brought back for it',
      "update account set status = 'disabled' where id = $1",
      (who) => ['PUT', `/prod-api/system/user/${who}/status`, { active: true }],
    ],
  ])('is not confirmed by somebody who %s, for seven days', async (_, before, act) => {
    expect((await ask('office')).status).toBe(200);
    await service.db.pool.query(before, [ids.gumingqian]);
    const [method, path, body] = act(ids.gumingqian ?? 0);
    const raised = await service.call(method, path, {
      headers: admin.headers,
      body: { ...body, version: await versionOf('gumingqian') },
    });
    expect(raised.status).toBe(200);

    const early = await confirm('office', await service.signIn('gumingqian'));
    later(7.1);
    const late = await confirm('office', await service.signIn('gumingqian'));

    expect(early).toMatchObject({
      status: 403,
      body: { msg: '您的权限或账号状态在 7 天内有改动，须由其他管理员确认' },
    });
    expect(late.body.data.release.state).toBe('waiting');
  });

  it('is not taken off for another document, and the tries are counted and noted', async () => {
    const numbers = Array.from({ length: 6 }, (_, i) => `99010119900101003${i}`);
    const statuses: number[] = [];
    for (const idNumber of numbers) statuses.push((await ask('shenzhiyao', { idNumber })).status);
    expect(statuses).toEqual([400, 400, 400, 400, 400, 429]);

    const { rows } = await service.db.pool.query(
      "select count(*)::int as n from audit_event where action = 'user.release_ask' and outcome = 'refused'",
    );
    expect(rows[0].n).toBe(5);
    expect(await ask('shenzhiyao')).toMatchObject({
      status: 400,
      body: { msg: '此账号已实名认证，请填写本人出示的证件号码' },
    });
  });

  it('stays with whoever can still show it: a sign-in with it stops the release', async () => {
    await ask('shenzhiyao', { idNumber: NUMBER });
    later(4);
    const code = totpCode(SECRET, totpStep(service.clock.now));
    expect((await login('shenzhiyao', code)).status).toBe(200);

    expect((await login('shenzhiyao')).body.errorCode).toBe('auth.second_factor');
    expect(await hasFactor('shenzhiyao')).toBe(true);
  });

  it('stays where the owner stops it on a device that is signed in', async () => {
    const code = totpCode(SECRET, totpStep(service.clock.now));
    const { body } = await login('shenzhiyao', code);
    const headers = { authorization: `Bearer ${body.data.access_token}` };
    await ask('shenzhiyao', { idNumber: NUMBER });
    const shown = await service.call('GET', '/api/users/totp.json', { headers });
    expect(shown.body.release.due_at).toBe(beijingIso(new Date(service.clock.now.getTime() + 3 * DAY_MS)));

    const stop = () => service.call('DELETE', '/api/users/totp/release.json', { headers });
    expect([(await stop()).status, (await stop()).status]).toEqual([200, 404]);
    expect((await service.call('GET', '/api/users/totp.json', { headers })).body.release).toBe(null);
  });

  it('stays where staff stops it, and has to be asked for anew once it has lapsed', async () => {
    await ask('shenzhiyao', { idNumber: NUMBER });
    expect((await service.call('DELETE', url('shenzhiyao'), { headers: second.headers })).status).toBe(200);
    later(4);
    expect((await login('shenzhiyao')).body.errorCode).toBe('auth.second_factor');

    admin = await service.signIn('admin');
    await ask('shenzhiyao', { idNumber: NUMBER });
    later(18);
    expect((await login('shenzhiyao')).body.errorCode).toBe('auth.second_factor');
    admin = await service.signIn('admin');
    expect((await ask('shenzhiyao', { idNumber: NUMBER })).status).toBe(200);
  });

  it('is asked for once, of others only, and where there is one', async () => {
    expect((await ask('luyiwei')).status).toBe(409);
    expect((await ask('linxiaoman', { grounds: ' ' })).status).toBe(400);
    expect((await ask('linxiaoman', { version: 900 })).status).toBe(409);
    expect((await ask('admin')).status).toBe(403);
    expect((await ask('linxiaoman')).status).toBe(200);
    expect(await ask('linxiaoman')).toMatchObject({
      status: 409,
      body: { errorCode: 'release.asked', msg: expect.stringMatching(/ 您：申请解除用户的两步验证）/) },
    });
    expect((await confirm('shenzhiyao')).status).toBe(404);
  });
});

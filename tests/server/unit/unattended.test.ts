import { aFile } from '@tests/support/files';
import { PHONE } from '@tests/support/personal-data';
import { startService, type TestService } from '@tests/support/service';

// 青陶水务 without its administrator; applications and a request to join wait there.
let service: TestService;
const people: Record<'office' | 'owner' | 'asker', Record<string, string>> = {
  office: {},
  owner: {},
  asker: {},
};
const ids = { unit: 0, unitAdmin: 0, owner: 0, other: 0, filed: 0 };
const LIST = '/prod-api/system/unit/unattended';
const WARNING = '所在单位目前没有管理员';

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await query(sql, values))[0]?.id);
const get = (url: string, headers = people.office) => service.call('GET', url, { headers });
const appoint = (body: Record<string, unknown>, headers = people.office, unit = ids.unit) =>
  service.call('PUT', `${LIST}/${unit}/appoint`, { headers, body: { reason: '单位来函推荐', ...body } });
const rowOf = async (state = '') =>
  (await get(`${LIST}${state}`)).body.rows.find(({ id }: { id: number }) => id === ids.unit);
const disable = (status: 'disabled' | 'active') =>
  query("update account set status = $1 where login = 'xuyingchuan'", [status]);

beforeAll(async () => {
  service = await startService();
  people.office = (await service.signIn('office')).headers;
  people.owner = (await service.signIn('shenzhiyao')).headers;
  people.asker = (await service.signIn('linxiaoman')).headers;
  ids.unit = await idOf("select unit_id as id from account where login = 'xuyingchuan'");
  ids.unitAdmin = await idOf("select id from account where login = 'xuyingchuan'");
  ids.owner = await idOf("select id from account where login = 'shenzhiyao'");
  ids.other = await idOf("select id from account where login = 'linxiaoman'");
  ids.filed = await idOf(
    "select id from application where unit_id = $1 and handler = 'unit' order by id limit 1",
    [ids.unit],
  );
  await query("update account set unit_id = $1, certified = true where login = 'shenzhiyao'", [ids.unit]);
  await query("update account set unit_id = null where login = 'linxiaoman'");
  await query('update application set owner_id = $2 where id = $1', [ids.filed, ids.owner]);
  // Everything else that waits there belongs to one person.
  await query(
    `update application set owner_id = (select id from account where login = 'gumingqian')
     where unit_id = $1 and handler = 'unit' and id <> $2`,
    [ids.unit, ids.filed],
  );
});
afterAll(() => service.stop());

it('is no unit whose administrator may sign in', async () => {
  expect(await rowOf()).toBeUndefined();
  const { body } = await get('/prod-api/system/user/getInfo', people.owner);
  expect(body.user.unit.attended).toBe(true);
  expect((await appoint({ accountId: ids.owner })).body.errorCode).toBe('unit.attended');
});

describe('a unit whose administrator may not sign in any more', () => {
  beforeAll(async () => {
    await disable('disabled');
    await query('delete from unit_member_apply where unit_id = $1 and status = 0', [ids.unit]);
    await service.call('POST', '/prod-api/system/unit/join', {
      headers: people.asker,
      body: { deptId: ids.unit },
    });
  });

  it('is shown to the office with what waits there, and stands among its to-dos', async () => {
    const row = await rowOf('?state=waiting');
    expect(row).toMatchObject({ requests: 1 });
    expect(row.applications).toBeGreaterThan(0);
    expect(row.since).not.toBeNull();
    const todo = (await get('/prod-api/cms/admin/todo')).body.data;
    expect(
      todo.find(({ path }: { path: string }) => path.startsWith('/admin/units/unattended')),
    ).toMatchObject({
      count: (await get(`${LIST}?state=waiting`)).body.total,
    });
  });

  it('tells whoever is concerned: before joining, while waiting, in the form and after filing', async () => {
    const found = await get(`/prod-api/system/dept/search/${encodeURIComponent('青陶水务')}`, people.owner);
    expect(found.body.data[0]).toMatchObject({ deptId: ids.unit, attended: false });
    expect((await get('/prod-api/system/unit/join', people.asker)).body.data).toMatchObject({
      status: 0,
      attended: false,
    });
    expect((await get('/prod-api/system/user/getInfo', people.owner)).body.user.unit.attended).toBe(false);
    const pace = await get(`/prod-api/cms/apply/${ids.filed}/pace`, people.owner);
    expect(pace.body.data).toMatchObject({ unattended: true });
    const available = await service.call('POST', '/prod-api/cms/apply/insertApplyAvailable', {
      headers: people.owner,
      body: { periodId: await idOf('select period_id as id from application where id = $1', [ids.filed]) },
    });
    const rules: { id: string; message: string }[] = available.body.data.rules;
    expect(rules.find(({ id }) => id === 'unit')?.message).toContain(WARNING);
  });

  it('offers the certified members alone', async () => {
    const { body } = await get(`${LIST}/${ids.unit}/people`);
    const logins = body.data.map(({ login }: { login: string }) => login);
    expect(logins).toContain('shenzhiyao');
    expect(logins).not.toContain('xuyingchuan');
    expect(JSON.stringify(body)).not.toMatch(PHONE);
  });

  it('is nobody else’s business', async () => {
    for (const [headers, status] of [
      [people.owner, 403],
      [{}, 401],
    ] as const) {
      expect((await get(LIST, headers)).status).toBe(status);
      expect((await get(`${LIST}/${ids.unit}/people`, headers)).status).toBe(status);
      expect((await appoint({ accountId: ids.owner }, headers)).status).toBe(status);
    }
  });

  it('gets no administrator without a reason, from outside, uncertified, or in the office’s own person', async () => {
    expect((await appoint({ accountId: ids.owner, reason: '  ' })).status).toBe(400);
    expect((await appoint({ accountId: ids.other })).status).toBe(404);
    expect((await appoint({ accountId: ids.owner }, people.office, 999_999)).status).toBe(404);
    expect(
      (await appoint({ accountId: await idOf("select id from account where login = 'office'") })).status,
    ).toBe(403);
    await query('update account set certified = false where id = $1', [ids.owner]);
    expect((await appoint({ accountId: ids.owner })).body.errorCode).toBe('unit.successor');
    await query('update account set certified = true where id = $1', [ids.owner]);
  });

  it('has one administrator after two appointed at once, who is told, as are those who waited', async () => {
    const answers = await Promise.all([appoint({ accountId: ids.owner }), appoint({ accountId: ids.owner })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await query('select account_id::int from account_role where unit_id = $1', [ids.unit])).toEqual([
      { account_id: ids.owner },
    ]);
    const notices = await query(
      'select account_id::int, title, body, link from notification where title ~ $1 order by account_id',
      ['管理员'],
    );
    const told = (id: number) => notices.filter(({ account_id }) => account_id === id);
    expect(told(ids.owner)[0]).toMatchObject({ body: '原因：单位来函推荐' });
    expect(told(ids.other)[0].title).toContain('已有管理员');
    const filed = await query(
      `select owner_id::int, id::int, title from application where unit_id = $1 and handler = 'unit' and owner_id <> $2`,
      [ids.unit, ids.owner],
    );
    expect(filed.length).toBeGreaterThan(0);
    // Each application has its own notice; two applications of one person are not combined.
    for (const { owner_id, id, title } of filed)
      expect(told(owner_id)).toContainEqual(
        expect.objectContaining({ body: `申报“${title}”`, link: `/user/myProjects/${id}` }),
      );
    expect(new Set(filed.map(({ owner_id }) => owner_id)).size).toBeLessThan(filed.length);
    const [audit] = await query("select detail from audit_event where action = 'unit.appoint'");
    expect(audit.detail).toEqual({ unitId: ids.unit, reason: '单位来函推荐' });
    expect(await rowOf()).toBeUndefined();
    expect((await get(`/prod-api/cms/apply/${ids.filed}/pace`, people.owner)).body.data.unattended).toBe(
      false,
    );
  });

  it('does not have its earlier administrator back with the account', async () => {
    await disable('active');
    expect(
      await query('select 1 from account_role where account_id = $1 and unit_id is not null', [
        ids.unitAdmin,
      ]),
    ).toEqual([]);
  });
});

describe('a unit registered with the account one has', () => {
  const FACTS = {
    uscc: '91310000MA1XY0B02X',
    unitName: '泊岸海洋仪器有限公司',
    nature: 'enterprise',
    legalPerson: '闻人清',
    province: '上海市',
    city: '上海市',
    address: '泊岸路 8 号',
  };
  const register = (body: Record<string, unknown> = {}, headers = people.asker) =>
    service.call('POST', '/prod-api/system/unit/registration', { headers, body: { ...FACTS, ...body } });

  beforeAll(async () => {
    const { usccCheckCharacter } = await import('@contract/rules/uscc');
    FACTS.uscc = `91310000MA1XY0B02${usccCheckCharacter('91310000MA1XY0B02')}`;
    await query('delete from unit_member_apply where account_id = $1', [ids.other]);
  });

  it('asks for a session, the certification, a sound code and a name', async () => {
    expect((await register({}, {})).status).toBe(401);
    await query('update account set certified = false where id = $1', [ids.other]);
    expect((await register()).body.errorCode).toBe('unit.certify_first');
    await query('update account set certified = true where id = $1', [ids.other]);
    expect((await register({ uscc: '123' })).status).toBe(400);
    expect((await register({ unitName: ' 泊 ' })).status).toBe(400);
    expect((await register({ nature: 'shop' })).status).toBe(400);
  });

  it('is none that has its administrator', async () => {
    const [{ uscc }] = await query('select uscc from unit where id = $1', [ids.unit]);
    const { status, body } = await register({ uscc });
    expect([status, body.errorCode]).toEqual([409, 'unit.taken']);
  });

  it('is looked after by this person once the office agreed to the papers', async () => {
    const [first, second] = await Promise.all([register(), register()]);
    expect([first.status, second.status].sort()).toEqual([200, 409]);
    const { id } = (first.status === 200 ? first : second).body.data;
    const papers = {
      licenseFile: await aFile(service, 'linxiaoman', 'unit'),
      letterFile: await aFile(service, 'linxiaoman', 'unit'),
    };
    const handed = await service.call('PUT', '/prod-api/auth/register/unit', {
      headers: people.asker,
      body: papers,
    });
    expect(handed.status).toBe(200);
    const [{ version }] = await query('select version from unit_apply where id = $1', [id]);
    const decided = await service.call('PUT', `/prod-api/system/unit/apply/${id}/decide`, {
      headers: people.office,
      body: { agree: true, version },
    });
    expect(decided.status).toBe(200);
    const { body } = await get('/prod-api/system/user/getInfo', people.asker);
    expect(body.roles).toContain('unit_admin');
    expect(body.user.unit).toMatchObject({ deptName: FACTS.unitName, attended: true });
  });
});

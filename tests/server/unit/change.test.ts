import { usccCheckCharacter } from '@contract/rules/uscc';
import { aFile } from '@tests/support/files';
import { startService, type TestService } from '@tests/support/service';

// 青陶水务: xuyingchuan looks after it, shenzhiyao writes and files in its name.
let service: TestService;
const people: Record<string, Record<string, string>> = {};
const ids = { unit: 0, owner: 0, draft: 0, filed: 0, returned: 0 };
const OLD = '青陶水务科技有限公司';
const NEW = '青陶智慧水务集团有限公司';
const CHANGE = '/prod-api/system/unit/change';
const CODE = '91310000MA1XY0B02';
const NEW_CODE = `${CODE}${usccCheckCharacter(CODE)}`;

const query = async (sql: string, values: unknown[] = []) => (await service.db.pool.query(sql, values)).rows;
const idOf = async (sql: string, values: unknown[] = []): Promise<number> =>
  Number((await query(sql, values))[0]?.id);
const get = async (url: string, who: string) =>
  (await service.call('GET', url, { headers: people[who] ?? {} })).body;

const own = async () => (await get('/prod-api/system/unit/own', 'unitAdmin')).data;
const file = async (facts: Record<string, unknown> = {}, who = 'unitAdmin') => {
  const { id, former, name, ...unit } = await own();
  return service.call('POST', CHANGE, {
    headers: people[who] ?? {},
    body: {
      ...unit,
      unitName: name,
      effectiveOn: '2026-11-20',
      grounds: '股东会决议更名',
      paperFile: await aFile(service, 'xuyingchuan', 'unit'),
      ...facts,
    },
  });
};
const decide = (id: number, agree: boolean, version = 0, who = 'office', reason = '执照与所填不符') =>
  service.call('PUT', `${CHANGE}/${id}/decide`, {
    headers: people[who] ?? {},
    body: { agree, version, ...(agree ? {} : { reason }) },
  });
const withdraw = (id: number, who = 'unitAdmin') =>
  service.call('DELETE', `${CHANGE}?id=${id}`, { headers: people[who] ?? {} });
const changed = async (facts: Record<string, unknown>): Promise<number> => {
  const { status, body } = await file(facts);
  expect(status).toBe(200);
  expect((await decide(body.data.id, true)).status).toBe(200);
  return body.data.id;
};
const told = async (login: string, title: string) =>
  query(
    `select title, body from notification where title like $2
       and account_id = (select id from account where login = $1) order by id desc`,
    [login, `%${title}%`],
  );
const fieldsOf = async (id: number) =>
  (await query('select fields, unit_name, status, version from application where id = $1', [id]))[0];

beforeAll(async () => {
  service = await startService();
  for (const [name, login] of Object.entries({
    unitAdmin: 'xuyingchuan',
    owner: 'shenzhiyao',
    other: 'linxiaoman',
    office: 'office',
  }))
    people[name] = (await service.signIn(login)).headers;
  ids.unit = await idOf("select unit_id as id from account where login = 'xuyingchuan'");
  ids.owner = await idOf("select id from account where login = 'shenzhiyao'");
  await query('update account set unit_id = $1, certified = true where id = $2', [ids.unit, ids.owner]);
  await query('delete from unit_change');
});
beforeEach(async () => {
  await query('delete from unit_change');
});
afterAll(() => service.stop());

describe('what is filed', () => {
  it('is kept field by field, and stands until somebody decides', async () => {
    const { status, body } = await file({ unitName: ` ${NEW} `, legalPerson: '闻人清' });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({
      unitName: OLD,
      status: 0,
      effectiveOn: '2026-11-20',
      grounds: '股东会决议更名',
      fields: [
        { field: 'name', from: OLD, to: NEW },
        { field: 'legalPerson', from: '岑叙白', to: '闻人清' },
      ],
    });
    expect((await own()).name).toBe(OLD);
    expect((await get(CHANGE, 'unitAdmin')).data).toEqual(body.data);
    const listed = await get(`${CHANGE}/list?status=0`, 'office');
    expect(listed).toMatchObject({ total: 1, rows: [{ id: body.data.id, namesake: null, former: [] }] });
    const todo = (await get('/prod-api/cms/admin/todo', 'office')).data;
    expect(todo.find(({ path }: { path: string }) => path === '/admin/units/changes?status=0')).toMatchObject(
      { count: 1, oldest: { title: OLD } },
    );
    const paper = await service.call('GET', `/api/attachments/${body.data.paperFile}`, {
      headers: people.office ?? {},
    });
    expect(paper.status).not.toBe(404);
  });

  it('is one at a time, differs from what stands, and is sound', async () => {
    const refused = async (facts: Record<string, unknown>) => {
      const { status, body } = await file(facts);
      return [status, body.data?.fields?.[0]?.path ?? null, body.msg];
    };
    expect(await refused({})).toEqual([409, null, '登记信息没有任何改动']);
    expect((await refused({ unitName: NEW, effectiveOn: '2036-01-01' })).slice(0, 1)).toEqual([400]);
    expect((await refused({ unitName: '青' })).slice(0, 1)).toEqual([400]);
    expect((await refused({ unitName: NEW, grounds: ' ' })).slice(0, 1)).toEqual([400]);
    expect((await refused({ uscc: '123' })).slice(0, 1)).toEqual([400]);
    expect((await refused({ unitName: NEW, paperFile: await aFile(service, 'shenzhiyao', 'unit') }))[0]).toBe(
      400,
    );
    const { version } = await own();
    expect((await file({ unitName: NEW, version: version + 1 })).body.msg).toContain('已有变动');
    const [other] = await query('select uscc from unit where id <> $1 and uscc is not null limit 1', [
      ids.unit,
    ]);
    expect((await file({ uscc: other.uscc })).body.msg).toContain('登记在另一个单位名下');

    const answers = await Promise.all([file({ unitName: NEW }), file({ unitName: NEW })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is the business of whoever looks after the unit, and of the office', async () => {
    const { id } = (await file({ unitName: NEW })).body.data;
    expect((await file({ unitName: NEW }, 'owner')).status).toBe(403);
    expect((await withdraw(id, 'owner')).status).toBe(403);
    expect((await service.call('GET', CHANGE, { headers: people.owner ?? {} })).status).toBe(403);
    expect((await service.call('GET', `${CHANGE}/list`, { headers: people.unitAdmin ?? {} })).status).toBe(
      403,
    );
    expect((await decide(id, true, 0, 'unitAdmin')).status).toBe(403);
    expect((await decide(id, true, 0, 'nobody')).status).toBe(401);
    expect((await get('/prod-api/system/unit/own', 'owner')).data).toMatchObject({ id: ids.unit, name: OLD });
  });

  it('is taken back while nobody has decided, and not by whoever looks after another unit', async () => {
    const { id } = (await file({ unitName: NEW })).body.data;
    expect((await withdraw(id + 1)).status).toBe(404);
    expect((await withdraw(id)).status).toBe(200);
    expect((await withdraw(id)).status).toBe(200);
    expect((await decide(id, true, 1)).status).toBe(409);
    expect((await get(CHANGE, 'unitAdmin')).data.status).toBe(3);
    const again = (await file({ unitName: NEW })).body.data;
    expect((await decide(again.id, false)).status).toBe(200);
    expect((await withdraw(again.id)).status).toBe(409);
    expect((await own()).name).toBe(OLD);
    expect(await told('xuyingchuan', '信息变更未通过')).toEqual([
      expect.objectContaining({ title: `${OLD}的信息变更未通过`, body: '原因：执照与所填不符' }),
    ]);
  });

  it('is refused with a reason, under the version that was seen', async () => {
    const { id } = (await file({ unitName: NEW })).body.data;
    expect((await decide(id, false, 0, 'office', ' ')).status).toBe(400);
    expect((await decide(id, true, 7)).status).toBe(409);
    expect((await decide(id + 100, true)).status).toBe(404);
  });
});

describe('what is agreed to', () => {
  beforeAll(async () => {
    const period = await idOf(
      'select id from period where apply_end > now() and apply_start < now() order by id limit 1',
    );
    ids.filed = await idOf(
      "select id from application where unit_id = $1 and handler = 'unit' and status = 'submitted' order by id limit 1",
      [ids.unit],
    );
    await query(
      'delete from application_event where application_id in (select id from application where owner_id = $1 and period_id = $2 and submitted_at is null)',
      [ids.owner, period],
    );
    await query("update application set status = 'rejected' where owner_id = $1 and period_id = $2", [
      ids.owner,
      period,
    ]);
    const begun = await service.call('POST', '/prod-api/cms/apply', {
      headers: people.owner ?? {},
      body: { periodId: period },
    });
    expect(begun.status).toBe(200);
    ids.draft = begun.body.data.id ?? begun.body.data;
    // Returned with remarks at places that have nothing to do with the unit.
    ids.returned = await idOf(
      `update application set status = 'returned', owner_id = $2,
         fields = fields || jsonb_build_object('unit.name', $3::text)
       where id = (select id from application where unit_id = $1 and status not in ('draft', 'submitted', 'expert_review') order by id limit 1)
       returning id`,
      [ids.unit, ids.owner, OLD],
    );
    await query(
      'insert into demand (owner_id, unit_name, contact) select $1, $2, contact from demand limit 1',
      [ids.owner, OLD],
    );
  });

  it('is what the unit is called from then on; drafts follow without anybody’s doing, what was filed does not', async () => {
    const filed = await fieldsOf(ids.filed);
    const before = await fieldsOf(ids.draft);
    expect(before.fields['unit.name']).toBe(OLD);
    await changed({ unitName: NEW, legalPerson: '闻人清' });

    expect(await own()).toMatchObject({
      name: NEW,
      legalPerson: '闻人清',
      former: [{ kind: 'name', value: OLD, from: null, until: '2026-11-20' }],
    });
    const info = await get('/prod-api/system/user/getInfo', 'owner');
    expect(info.user.unit.deptName).toBe(NEW);

    const draft = (await get(`/prod-api/cms/apply/${ids.draft}`, 'owner')).data;
    expect(draft.sections.unit).toMatchObject({ name: NEW, legalPerson: '闻人清' });
    expect(draft.verdicts.find(({ id }: { id: string }) => id === 'unit.registered').verdict).toBe('passed');
    expect(draft.origins).toContainEqual(
      expect.objectContaining({ kind: 'unit', paths: ['unit.name', 'unit.legalPerson'] }),
    );
    expect(draft.version).toBe(before.version + 1);
    const returned = (await get(`/prod-api/cms/apply/${ids.returned}`, 'owner')).data;
    expect(returned.sections.unit.name).toBe(NEW);
    expect(await fieldsOf(ids.filed)).toEqual(filed);
    const [history] = await query(
      "select value, kind from field_history where record = 'application' and ref = $1 and path = 'unit.name'",
      [ids.draft],
    );
    expect(history).toEqual({ value: OLD, kind: 'overwritten' });
    expect(
      await query(
        "select distinct unit_name from demand where owner_id = $1 and status in ('draft', 'returned')",
        [ids.owner],
      ),
    ).toEqual([{ unit_name: NEW }]);
  });

  it('is told to the members, and to whoever has an application under way there', async () => {
    expect((await told('shenzhiyao', `${OLD}已更名为${NEW}`))[0].body).toContain('草稿中');
    expect(await told('xuyingchuan', '已更名为')).toEqual([]);
    expect(await told('xuyingchuan', `${NEW}的信息变更已通过`)).toHaveLength(1);
    expect(await told('linxiaoman', '已更名为')).toEqual([]);
  });

  it('stands in the log with what changed, without the name of a person', async () => {
    const [{ detail, target }] = await query(
      "select detail, target from audit_event where action = 'unit.change_agree' order by id desc limit 1",
    );
    expect(target).toBe(`unit:${ids.unit}`);
    expect(detail.changes).toEqual([
      { field: 'name', from: OLD, to: NEW },
      { field: 'legalPerson', from: '***', to: '***' },
    ]);
  });

  it('leaves the unit found by what it was called, and says so', async () => {
    const search = async (text: string) =>
      (await get(`/prod-api/system/dept/search/${encodeURIComponent(text)}`, 'other')).data;
    expect(await search('青陶水务科技')).toEqual([
      expect.objectContaining({ deptId: ids.unit, deptName: NEW, former: OLD }),
    ]);
    expect(await search('qtsw')).toContainEqual(expect.objectContaining({ deptName: NEW, former: OLD }));
    expect(await search('智慧水务集团')).toEqual([expect.objectContaining({ deptName: NEW, former: null })]);
  });

  it('keeps its name from others for a year, and says why', async () => {
    const register = (facts: Record<string, unknown>) =>
      service.call('POST', '/prod-api/system/unit/registration', {
        headers: people.other ?? {},
        body: {
          uscc: NEW_CODE,
          unitName: OLD,
          nature: 'enterprise',
          legalPerson: '闻人清',
          province: '上海市',
          city: '上海市',
          address: '泊岸路 8 号',
          ...facts,
        },
      });
    await query("update account set certified = true, unit_id = null where login = 'linxiaoman'");
    await query(
      "delete from unit_apply where account_id = (select id from account where login = 'linxiaoman')",
    );
    await query(
      "delete from unit_member_apply where account_id = (select id from account where login = 'linxiaoman')",
    );
    const { status, body } = await register({});
    expect([status, body.msg]).toEqual([400, expect.stringContaining(`“${OLD}”是“${NEW}”的曾用名`)]);
    await query("update unit_former set held_until = '2025-01-01'");
    expect((await register({})).status).toBe(200);
    await query("update unit_former set held_until = '2026-11-20'");
    await query(
      "delete from unit_apply where account_id = (select id from account where login = 'linxiaoman')",
    );
    // The office is shown that the requested name belongs, or belonged, to another unit.
    await query("update unit set status = 'active' where uscc = $1", [NEW_CODE]);
    await file({ unitName: OLD });
    expect((await get(`${CHANGE}/list?status=0`, 'office')).rows[0].namesake).toBe(OLD);
    await query("update unit set status = 'removed', uscc = null where uscc = $1", [NEW_CODE]);
  });

  it('replaces the code for good: nobody registers under the old one, or takes it', async () => {
    const { uscc: old } = await own();
    await changed({ uscc: NEW_CODE, effectiveOn: '2026-11-21' });
    expect(await own()).toMatchObject({ uscc: NEW_CODE, name: NEW });
    const asked = await service.call('GET', `/prod-api/auth/checkUnit/${old}`);
    expect([asked.status, asked.body.msg]).toEqual([400, expect.stringContaining(`单位现名“${NEW}”`)]);
    const found = await get(`/prod-api/system/dept/search/${old}`, 'other');
    expect(found.data).toEqual([expect.objectContaining({ deptName: NEW, uscc: NEW_CODE, former: old })]);
    const [[other], admin] = [
      await query(
        "select id, uscc from unit where id <> $1 and status = 'active' and uscc is not null limit 1",
        [ids.unit],
      ),
      await idOf("select id from account where login = 'xuyingchuan'"),
    ];
    await query('delete from account_role where account_id = $1 and unit_id is not null', [admin]);
    await query('update account set unit_id = $2 where id = $1', [admin, other.id]);
    await query(
      "insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'",
      [admin],
    );
    const taken = await file({ uscc: old });
    await query('delete from account_role where account_id = $1 and unit_id is not null', [admin]);
    await query('update account set unit_id = $2 where id = $1', [admin, ids.unit]);
    await query(
      "insert into account_role (account_id, role_id) select $1, id from role where role_key = 'unit_admin'",
      [admin],
    );
    expect([taken.status, taken.body.msg]).toEqual([400, expect.stringContaining('登记在另一个单位名下')]);
    // A unit may get back its own former code.
    expect((await file({ uscc: old, effectiveOn: '2026-11-20' })).body.msg).toContain('不能早于上一次变更');
    expect((await file({ uscc: old, effectiveOn: '2026-11-22' })).status).toBe(200);
  });

  it('names the unit in what it did before as it was called then', async () => {
    const [one] = await query(
      "select application_id::int as id from application_event e join application a on a.id = e.application_id where e.actor_role = 'unit' and a.unit_id = $1 and e.at < now() - interval '1 hour' and a.reported_at is not null order by e.id limit 1",
      [ids.unit],
    );
    const story = await get(`/prod-api/cms/apply/${one.id}/events`, 'office');
    const acts = story.rows.filter(({ actorRole }: { actorRole: string }) => actorRole === 'unit');
    expect(acts.length).toBeGreaterThan(0);
    for (const { actorName } of acts) expect(actorName).toContain(OLD);
  });

  it('keeps an expert of the house from judging it, under whichever name the form has it', async () => {
    const id = await idOf("select id from application where status = 'expert_review' limit 1");
    await query('delete from review where application_id = $1', [id]);
    await query(
      "update application set unit_id = null, unit_name = '别家', fields = fields || jsonb_build_object('unit.partners', '[\"p100\"]'::jsonb, 'unit.partners.p100.name', $2::text) where id = $1",
      [id, OLD],
    );
    await query("update account set unit_id = $1 where login = 'luyiwei'", [ids.unit]);
    const expert = await idOf("select id from account where login = 'luyiwei'");
    const { rows } = await get(`/prod-api/cms/review/experts?applicationId=${id}`, 'office');
    expect(rows.find(({ accountId }: { accountId: number }) => accountId === expert).obstacle).toBe('unit');
  });
});

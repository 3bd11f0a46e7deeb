import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let other: Record<string, string>;
let staff: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('linxiaoman')).headers;
  other = (await service.signIn('shenzhiyao')).headers;
  staff = (await service.signIn('office')).headers;
});
beforeEach(async () => {
  await service.db.kysely.deleteFrom('rateLimit').execute();
});
afterAll(() => service.stop());

type Option = { id: number; name: string; pending: boolean };
const schools = async (headers: Record<string, string>, keyword = ''): Promise<Option[]> =>
  (
    await service.call('GET', `/api/schools/for_option.json?keyword=${encodeURIComponent(keyword)}`, {
      headers,
    })
  ).body.schools;
const ask = (name: string, headers = person) =>
  service.call('POST', '/api/add_school_applies.json', {
    headers,
    body: { name, province: '江西省', city: '南昌市', remarks: '新建' },
  });
const askDepartment = (body: unknown, headers = person) =>
  service.call('POST', '/api/add_department_applies.json', { headers, body });
const applyOf = (name: string) =>
  service.db.kysely
    .selectFrom('schoolApply')
    .selectAll()
    .where('name', '=', name)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
const decide = async (name: string, body: Record<string, unknown>, headers = staff) => {
  const { id, version } = await applyOf(name);
  return service.call('PUT', `/prod-api/system/school/apply/${id}/decide`, {
    headers,
    body: { version, ...body },
  });
};
const choose = (schoolId: number) =>
  service.db.kysely.updateTable('account').set({ schoolId }).where('login', '=', 'linxiaoman').execute();
const chosen = async () =>
  await service.db.kysely
    .selectFrom('account')
    .select(['schoolId', 'departmentId'])
    .where('login', '=', 'linxiaoman')
    .executeTakeFirstOrThrow();

describe('choosing a school', () => {
  it('offers what exists, by name [call.GET /api/schools/for_option.json]', async () => {
    expect((await schools(person)).map(({ name }) => name)).toContain('云泽大学');
    expect(await schools(person, '师范')).toEqual([
      { id: expect.any(Number), name: '北屿师范大学', pending: false },
    ]);
    expect(await schools(person, '%')).toEqual([]);
    expect((await service.call('GET', '/api/schools/for_option.json')).status).toBe(401);
  });

  it('offers its departments [call.GET /api/schools/{id}/departments/for_option.json]', async () => {
    const departments = (id: number, headers = person) =>
      service.call('GET', `/api/schools/${id}/departments/for_option.json`, { headers });

    expect((await departments(1)).body.departments.map(({ name }: Option) => name)).toEqual(
      expect.arrayContaining(['环境学院', '计算机学院']),
    );
    expect((await departments(9999)).status).toBe(404);
    expect((await departments(1, {})).status).toBe(401);
  });
});

describe('asking for a school', () => {
  it('makes it usable by the asker at once, marked as under review [call.POST /api/add_school_applies.json]', async () => {
    const { status, body } = await ask('星野职业技术学院');
    const found = (await schools(person, '星野'))[0];

    expect([status, body.status, body.apply_status]).toEqual([200, 0, 0]);
    expect(found).toEqual({ id: body.school_id, name: '星野职业技术学院', pending: true });
    expect(await schools(other, '星野')).toEqual([]);
  });

  it('that exists is refused; one that others asked for is asked for together', async () => {
    expect((await ask('云泽大学')).body.message).toBe('学校/单位已经存在');
    const first = await ask('白鹭洲学院');
    expect((await ask('白鹭洲学院')).body.message).toBe('已提交申请，请等待审核');
    expect((await ask('白鹭洲学院', other)).body.school_id).toBe(first.body.school_id);
    expect(await schools(other, '白鹭洲')).toHaveLength(1);
  });

  it('of one name at once makes one school', async () => {
    await Promise.all([ask('同名大学'), ask('同名大学', other)]);
    const rows = await service.db.kysely
      .selectFrom('school')
      .select('id')
      .where('name', '=', '同名大学')
      .execute();

    expect(rows).toHaveLength(1);
  });

  it.each([{ name: '' }, { name: ' ' }, { name: 'x'.repeat(121) }, { name: '某校', status: 'active' }])(
    'refuses %j',
    async (body) => {
      expect(
        (await service.call('POST', '/api/add_school_applies.json', { headers: person, body })).status,
      ).toBe(400);
    },
  );

  it('is possible ten times a day', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 11; i++) statuses.push((await ask(`第${i}分校`, other)).status);

    expect(statuses).toEqual([...Array(10).fill(200), 429]);
  });

  it('is for people who are signed in', async () => {
    expect((await ask('访客大学', {})).status).toBe(401);
  });
});

describe('asking for a department', () => {
  it('makes it usable by the asker at once [call.POST /api/add_department_applies.json]', async () => {
    const { status, body } = await askDepartment({ name: '膜科学研究所', school_id: 1 });
    const options = async (headers: Record<string, string>): Promise<Option[]> =>
      (await service.call('GET', '/api/schools/1/departments/for_option.json', { headers })).body.departments;

    expect(status).toBe(200);
    expect(await options(person)).toContainEqual({
      id: body.department_id,
      name: '膜科学研究所',
      pending: true,
    });
    expect((await options(other)).map(({ name }) => name)).not.toContain('膜科学研究所');
  });

  it('is refused where it exists, or its school does not', async () => {
    expect((await askDepartment({ name: '环境学院', school_id: 1 })).body.message).toBe('部门已存在');
    expect((await askDepartment({ name: '某系', school_id: 9999 })).body.message).toBe('学校/单位不存在');
    expect((await askDepartment({ name: '某系' })).status).toBe(400);
    expect((await askDepartment({ name: '某系', school_id: 1 }, {})).status).toBe(401);
  });
});

describe('deciding about it', () => {
  it('approving opens the school to everybody and tells the asker', async () => {
    await ask('晴川大学');
    expect((await decide('晴川大学', { decision: 'approve' })).body.data.status).toBe(1);

    expect(await schools(other, '晴川')).toHaveLength(1);
    const told = await service.call('GET', '/prod-api/system/notification/list', { headers: person });
    expect(told.body.rows[0].title).toBe('“晴川大学”的新增申请已通过');
  });

  it('merging moves the people to the existing one', async () => {
    const { body } = await ask('云泽大學');
    await choose(body.school_id);

    expect((await decide('云泽大學', { decision: 'merge' })).status).toBe(400);
    expect((await decide('云泽大學', { decision: 'merge', targetId: 1 })).body.data.status).toBe(2);
    expect((await chosen()).schoolId).toBe(1);
    expect(await schools(person, '云泽大學')).toEqual([]);
  });

  it('rejecting needs a reason and leaves those who chose it without a school', async () => {
    const { body } = await ask('不存在大学');
    await choose(body.school_id);

    expect((await decide('不存在大学', { decision: 'reject' })).body.msg).toBe('请填写未通过的原因');
    expect((await decide('不存在大学', { decision: 'reject', reason: '查无此校' })).body.data).toMatchObject({
      status: 3,
      reason: '查无此校',
    });
    expect((await chosen()).schoolId).toBeNull();
    expect(
      (await service.call('GET', '/api/users/school_applies.json', { headers: person })).body.applies[0],
    ).toMatchObject({ status: 3, reason: '查无此校' });
  });

  it('merges departments of one school only', async () => {
    await askDepartment({ name: '环境科学院', school_id: 1 });
    const foreign = await service.db.kysely
      .selectFrom('department')
      .select('id')
      .where('schoolId', '=', 2)
      .executeTakeFirstOrThrow();
    const own = await service.db.kysely
      .selectFrom('department')
      .select('id')
      .where('name', '=', '环境学院')
      .executeTakeFirstOrThrow();

    expect((await decide('环境科学院', { decision: 'merge', targetId: foreign.id })).body.msg).toBe(
      '部门所属单位不相同',
    );
    expect((await decide('环境科学院', { decision: 'merge', targetId: own.id })).status).toBe(200);
  });

  it('happens once', async () => {
    await ask('一次大学');
    const { version } = await applyOf('一次大学');
    const answers = await Promise.all([
      decide('一次大学', { decision: 'approve', version }),
      decide('一次大学', { decision: 'reject', reason: '无', version }),
    ]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('is for those who may', async () => {
    await ask('权限大学');

    expect((await decide('权限大学', { decision: 'approve' }, person)).status).toBe(403);
    expect((await decide('权限大学', { decision: 'approve' }, {})).status).toBe(401);
    const list = (headers: Record<string, string>) =>
      service.call('GET', '/prod-api/system/school/apply/list?status=0', { headers });
    expect((await list(person)).status).toBe(403);
    expect((await list(staff)).body.total).toBeGreaterThan(0);
    expect((await service.call('GET', '/api/users/school_applies.json')).status).toBe(401);
    expect(
      (
        await service.call('PUT', '/prod-api/system/school/apply/999999/decide', {
          headers: staff,
          body: { decision: 'approve', version: 0 },
        })
      ).status,
    ).toBe(404);
  });
});

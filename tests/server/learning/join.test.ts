import { startService, type TestService } from '@tests/support/service';
import { refillLearning } from './refillLearning';

const COURSE = '/api/courses/apply_to_join_course.json';
const PROJECT = '/api/project_applies.json';
/** Of the demo data: a course in two classes, one for certified experts, one that is over, one that is full. */
const CODE = { course: 'K7M3Q', experts: 'EXPRT', over: 'M4TRL', full: 'AGR2F', project: 'WATER8' };

type Headers = Record<string, string>;
let service: TestService;
const people: Record<string, Headers> = {};

beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'linxiaoman', 'luyiwei'])
    people[login] = (await service.signIn(login)).headers;
});
beforeEach(() => refillLearning(service));
afterAll(() => service.stop());

const post = (url: string, body: unknown, who = 'shenzhiyao') =>
  service.call('POST', url, { headers: people[who], body });
const get = (url: string, who?: string) => service.call('GET', url, { headers: who ? people[who] : {} });
const join = (invite_code: string, identity: object = { student: 1 }, who?: string) =>
  post(COURSE, { invite_code, ...identity }, who);
const apply = (role: string, who?: string, code = CODE.project) => post(PROJECT, { code, role }, who);
const space = async (code: string) => {
  const { rows } = await service.db.pool.query('select space_id from learning_code where code = $1', [code]);
  return Number(rows[0].space_id);
};
const change = (sql: string, values: unknown[] = []) => service.db.pool.query(sql, values);
const rolesIn = async (id: number, kind: 'courses' | 'projects' = 'courses', who = 'shenzhiyao') => {
  const { body } = await get(`/api/${kind}/${id}.json`, who);
  return (body.course ?? body.project).standing.roles;
};

describe('POST apply_to_join_course', () => {
  it('lets a student in at once [call.POST /api/courses/apply_to_join_course.json]', async () => {
    const id = await space(CODE.course);
    const { status, body } = await join('k7m3q');

    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 0, message: '加入成功', course_id: id });
    expect(await rolesIn(id)).toEqual(['student']);
  });

  it('says to a member that nothing is left to do', async () => {
    await join(CODE.course);

    expect((await join(CODE.course)).body).toMatchObject({ status: 0, message: '您已是课堂成员' });
  });

  it.each([
    ['professor', { professor: 1 }, '教师申请已提交，请等待审核'],
    ['assistant', { assistant_professor: 1 }, '助教申请已提交，请等待审核'],
  ])('makes a future %s wait, says so again, and names no course', async (_role, identity, message) => {
    const first = await join(CODE.course, identity);
    const second = await join(CODE.course, identity);

    for (const { status, body } of [first, second]) {
      expect([status, body.status, body.message]).toEqual([200, 0, message]);
      expect(body.course_id).toBeUndefined();
    }
    const { rows } = await change(
      'select count(*)::int as n from learning_request r join account a on a.id = r.account_id where a.login = $1 and r.status = 0 and space_id = $2',
      ['shenzhiyao', await space(CODE.course)],
    );
    expect(rows[0].n).toBe(1);
  });

  it('takes student and teacher together: in at once, and waiting', async () => {
    const { body } = await join(CODE.course, { student: 1, professor: 1, assistant_professor: null });

    expect(body).toMatchObject({ status: 0, message: '加入成功', course_id: await space(CODE.course) });
    expect((await get('/api/learning/mine.json', 'shenzhiyao')).body.requests[0]).toMatchObject({
      role: 'professor',
      status: 0,
    });
  });

  it('puts a student into the class whose code it is, and moves one who is there already', async () => {
    const { rows } = await change(
      'select code, name from learning_code c join learning_class k on k.id = c.class_id where c.space_id = $1 order by name',
      [await space(CODE.course)],
    );
    const id = await space(CODE.course);
    for (const { code, name } of rows) {
      expect((await join(code)).body.status).toBe(0);
      const { body } = await get(`/api/courses/${id}.json`, 'shenzhiyao');
      expect(body.course.standing.class_name).toBe(name);
      const looked = (await get(`/api/learning/codes/${code}.json`, 'shenzhiyao')).body;
      expect(looked).toMatchObject({ class_name: name, own_class: name });
    }
    expect(rows).toHaveLength(2);
  });

  it.each([
    ['an empty code', '', { student: 1 }, 400, -1, '邀请码不能为空'],
    ['a wrong code', 'ZZZZZ', { student: 1 }, 422, -1, '邀请码无效'],
    ['the code of a project', CODE.project, { student: 1 }, 422, -1, '邀请码无效'],
    ['a course that is over', CODE.over, { student: 1 }, 409, -1, '课堂已结束，无法加入'],
    ['a full course', CODE.full, { student: 1 }, 409, -1, '课堂人数已满，无法加入'],
    ['no identity', CODE.course, {}, 400, -1, '请先选择身份'],
    [
      'two teaching identities',
      CODE.course,
      { professor: 1, assistant_professor: 1 },
      400,
      -1,
      '同一课堂不允许申请多个教师身份',
    ],
  ])('refuses %s with its own sentence', async (_what, code, identity, http, status, message) => {
    const answer = await join(code, identity);

    expect([answer.status, answer.body.status, answer.body.message]).toEqual([http, status, message]);
  });

  it.each([
    [true, true, '该课堂要求成员完成实名和职业认证'],
    [true, false, '该课堂要求成员完成实名认证'],
    [false, true, '该课堂要求成员完成职业认证'],
  ])('asks for the certification that is missing, with -2', async (realName, professional, message) => {
    await change('update account set certified = false, professional_certified = false where login = $1', [
      'shenzhiyao',
    ]);
    await change(
      'update learning_space set requires_real_name = $1, requires_professional = $2 where id = $3',
      [realName, professional, await space(CODE.experts)],
    );

    expect((await join(CODE.experts)).body).toMatchObject({ success: false, status: -2, message });
  });

  it('asks for the profile first, with 402', async () => {
    const { status, body } = await join(CODE.course, { student: 1 }, 'linxiaoman');

    expect([status, body.status, body.errorCode]).toEqual([402, 402, 'learning.profile']);
  });

  it('lets nobody in by a code that was switched off', async () => {
    const id = await space(CODE.course);
    const { body } = await get(`/api/courses/${id}.json`, 'gumingqian');
    await service.call('PUT', `/api/learning/spaces/${id}/code.json`, {
      headers: people.gumingqian,
      body: { open: false, renew: false, version: body.course.version },
    });

    expect((await join(CODE.course)).body.errorCode).toBe('learning.codeClosed');
  });

  it('gives the last place once, whoever comes at the same moment', async () => {
    const id = await space(CODE.course);
    await change(
      'update learning_space set capacity = (select count(distinct account_id) + 1 from learning_member where space_id = $1) where id = $1',
      [id],
    );
    await change(
      "update account set real_name = '陆一苇', gender = 0, location = '江西省', location_city = '南昌市', identity = 'student', student_id = '1', school_id = (select min(id) from school) where login in ('luyiwei', 'linxiaoman')",
    );
    const answers = await Promise.all([join(CODE.course), join(CODE.course, { student: 1 }, 'linxiaoman')]);

    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('stops somebody who tries codes out', async () => {
    for (let n = 0; n < 30; n++) await join('ZZZZZ');
    const { status, body } = await join('YYYYY');

    expect(status).toBe(429);
    expect(body.message).toBe('邀请码输错次数过多，请稍后再试');
    // After too many tries nobody is told that this code is right.
    expect((await join(CODE.course)).status).toBe(429);
    expect((await join(CODE.course, undefined, 'luyiwei')).status).toBe(200);
  });

  it('wants a session', async () => {
    expect((await service.call('POST', COURSE, { body: { invite_code: CODE.course } })).status).toBe(401);
  });
});

describe('POST project_applies', () => {
  it('lets a reporter in at once [call.POST /api/project_applies.json]', async () => {
    await change('delete from learning_request');
    const id = await space(CODE.project);

    expect((await apply('reporter')).body).toMatchObject({ status: 0, message: 'success', project_id: id });
    expect(await rolesIn(id, 'projects')).toEqual(['reporter']);
  });

  it.each(['developer', 'manager'])('makes a %s wait', async (role) => {
    await change('delete from learning_request');
    const { body } = await apply(role);

    expect(body).toMatchObject({ status: 0, project_id: await space(CODE.project) });
    expect(await rolesIn(body.project_id, 'projects')).toEqual([]);
    expect((await get('/api/learning/mine.json', 'shenzhiyao')).body.requests[0]).toMatchObject({
      role,
      status: 0,
    });
  });

  it.each([
    ['an empty code', { code: '', role: 'reporter' }, 400, '邀请码不能为空'],
    ['no role', { code: CODE.project, role: '' }, 400, '角色不能为空'],
    ['an unknown role', { code: CODE.project, role: 'owner' }, 400, '角色无效'],
    ['a short code', { code: 'K7M3Q', role: 'reporter' }, 400, '请输入 6 位项目邀请码'],
    ['a wrong code', { code: 'ZZZZZZ', role: 'reporter' }, 422, '邀请码无效'],
    ['a second request', { code: CODE.project, role: 'manager' }, 409, '您已经提交过申请'],
  ])('refuses %s with its own sentence', async (_what, body, http, message) => {
    const answer = await post(PROJECT, body);

    expect([answer.status, answer.body.status, answer.body.message]).toEqual([http, -1, message]);
  });

  it('refuses a member, and asks a newcomer for the profile with 411', async () => {
    expect((await apply('reporter', 'gumingqian')).body.message).toBe('您已在该项目中');
    expect((await apply('reporter', 'linxiaoman')).body).toMatchObject({
      status: 411,
      message: '请完善资料后再操作',
    });
  });
});

describe('a code that is looked up', () => {
  it('says what it opens, before anybody joins', async () => {
    const { body } = await get('/api/learning/codes/k7m3q.json', 'shenzhiyao');

    expect(body).toMatchObject({
      space: { kind: 'course', title: '供水管网漏损诊断与水力建模', teacher: '顾明谦' },
      roles: [],
      waiting: [],
      refusal: null,
    });
    expect(await rolesIn(body.space.id)).toEqual([]);
  });

  it.each([
    [CODE.over, 'shenzhiyao', 'ended'],
    [CODE.full, 'shenzhiyao', 'full'],
    [CODE.full, 'linxiaoman', 'full'],
    [CODE.course, 'linxiaoman', 'profile'],
    // The creator of the course is never kept out, whatever their profile lacks.
    [CODE.course, 'gumingqian', null],
  ])('says of %s to %s what keeps them out: %s', async (code, who, refusal) => {
    expect((await get(`/api/learning/codes/${code}.json`, who)).body.refusal).toBe(refusal);
  });

  it('says of a wrong one that it is wrong', async () => {
    expect((await get('/api/learning/codes/ZZZZZ.json', 'shenzhiyao')).body.errorCode).toBe(
      'learning.codeWrong',
    );
  });
});

import { addMissingToSearch } from '@server/modules/learning/service';
import { startService, type TestService } from '@tests/support/service';
import { refillLearning } from './refillLearning';

type Headers = Record<string, string>;
let service: TestService;
const people: Record<string, Headers> = {};

beforeAll(async () => {
  service = await startService();
  for (const login of ['shenzhiyao', 'gumingqian', 'linxiaoman', 'luyiwei', 'office'])
    people[login] = (await service.signIn(login)).headers;
});
beforeEach(() => refillLearning(service));
afterAll(() => service.stop());

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, who?: string, body?: unknown) =>
  service.call(method, url, { headers: who ? people[who] : {}, body });
const get = (url: string, who?: string) => call('GET', url, who);
const mine = async (who: string) => (await get('/api/learning/mine.json', who)).body;
const toDecide = async (who: string, status = '0') =>
  (await get(`/api/learning/requests.json?status=${status}&per_page=50`, who)).body.requests;
const waitingOf = async (title: string) =>
  (await toDecide('gumingqian')).find(
    (request: { person: string; title: string }) => request.person === '沈知遥' && request.title === title,
  );
const decide = (request: { id: number; version: number }, who: string, body: object) =>
  call('PUT', `/api/learning/requests/${request.id}.json`, who, { version: request.version, ...body });
const PROJECT = '管网水力模型开放样例';

const aDraft = (facts: object = {}) => ({
  title: '二次供水水质快检实践',
  summary: '学会在现场用快检装置测余氯和浊度，并读懂结果。',
  body: '',
  field: 'manufacturing',
  unit_name: '青陶水务科技有限公司',
  capacity: null,
  requires_real_name: false,
  requires_professional: false,
  end_on: null,
  classes: [],
  ...facts,
});

describe('the course centre', () => {
  it('is open to everybody, and never tells a code', async () => {
    const { status, body } = await get('/api/courses.json');

    expect(status).toBe(200);
    expect(body.total_count).toBe(body.courses.length);
    expect(body.courses.at(-1).state).toBe('ended');
    expect(JSON.stringify(body)).not.toMatch(/K7M3Q/);
  });

  it.each([
    ['field=agriculture', (row: { field: string }) => row.field === 'agriculture'],
    ['state=ended', (row: { state: string }) => row.state === 'ended'],
    ['keyword=漏损', (row: { title: string; summary: string }) => /漏损/.test(row.title + row.summary)],
    ['keyword=顾明谦', (row: { teacher: string }) => row.teacher === '顾明谦'],
  ])('narrows by %s', async (query, fits) => {
    const { body } = await get(`/api/courses.json?${encodeURI(query)}`);

    expect(body.total_count).toBeGreaterThan(0);
    expect(body.courses.every(fits)).toBe(true);
  });

  it('turns pages as its family does, and refuses what it does not know', async () => {
    const first = (await get('/api/courses.json?per_page=2')).body;
    const second = (await get('/api/courses.json?per_page=2&page=2')).body;
    const ids = [...first.courses, ...second.courses].map(({ id }: { id: number }) => id);

    expect(new Set(ids).size).toBe(4);
    expect((await get('/api/courses.json?pageNum=2')).status).toBe(400);
  });

  it('lists projects apart from courses', async () => {
    const { body } = await get('/api/projects.json');

    expect(body.projects.every(({ kind }: { kind: string }) => kind === 'project')).toBe(true);
    expect((await get(`/api/courses/${body.projects[0].id}.json`)).status).toBe(404);
  });

  it('finds its courses by search', async () => {
    const { body } = await get(`/prod-api/cms/open/search?keyword=${encodeURIComponent('水力建模')}`);

    expect(JSON.stringify(body)).toContain('/learning/courses/');
  });

  it('finds its projects by search, until they are taken down', async () => {
    const [project] = (await get('/api/projects.json')).body.projects;
    const find = async () => {
      const { body } = await get(
        `/prod-api/cms/open/search?kind=project&keyword=${encodeURIComponent(project.title)}`,
      );
      return body.data.groups.flatMap((group: { hits: { link: string }[] }) => group.hits);
    };
    const link = `/learning/projects/${project.id}`;
    expect(await find()).toContainEqual(expect.objectContaining({ kind: 'project', link }));
    const { version } = (await get(`/api/projects/${project.id}.json`, 'office')).body.project;
    const body = { version, removed: true, reason: '内容与填报的领域不符' };
    await call('PUT', `/api/learning/spaces/${project.id}/removal.json`, 'office', body);
    expect(await find()).not.toContainEqual(expect.objectContaining({ link }));
  });

  it('puts those into the search that were there before it knew projects, but none that was taken down', async () => {
    const { kysely } = service.db;
    const indexed = async () =>
      (await kysely.selectFrom('searchDocument').select('ref').where('kind', '=', 'project').execute()).map(
        ({ ref }) => ref,
      );
    const all = await indexed();
    const [gone] = all;
    const reason = { removedReason: '内容与填报的领域不符' };
    await kysely
      .updateTable('learningSpace')
      .set(reason)
      .where('id', '=', gone as number)
      .execute();
    await kysely.deleteFrom('searchDocument').where('kind', '=', 'project').execute();

    expect(await addMissingToSearch(service.db)).toBe(all.length - 1);
    expect((await indexed()).toSorted()).toEqual(all.filter((ref) => ref !== gone).toSorted());
    expect(await addMissingToSearch(service.db)).toBe(0);
  });
});

describe('the page of a course', () => {
  const page = async (who?: string) => {
    const { courses } = (await get('/api/courses.json?keyword=水力')).body;
    return (await get(`/api/courses/${courses[0].id}.json`, who)).body.course;
  };

  it('shows who teaches to everybody, and the codes to those who teach only', async () => {
    expect(await page()).toMatchObject({
      standing: null,
      team: expect.any(Array),
      classes: ['一班', '二班'],
    });
    expect((await page('shenzhiyao')).standing).toMatchObject({ invitation: null, may_decide: false });
    expect((await page('gumingqian')).standing).toMatchObject({
      invitation: { code: 'K7M3Q', classes: [{ name: '一班' }, { name: '二班' }] },
      waiting_count: 2,
      may_edit: true,
    });
    expect((await page('luyiwei')).standing).toMatchObject({ roles: ['professor'], may_edit: false });
  });

  it('keeps the names of learners for members', async () => {
    const { id } = await page();
    const url = `/api/learning/spaces/${id}/members.json`;

    expect((await get(url, 'shenzhiyao')).status).toBe(404);
    const { body } = await get(url, 'gumingqian');
    expect(body.members[0]).toMatchObject({ name: '顾明谦', roles: ['creator'] });
    expect(body.total_count).toBe((await page()).member_count);
  });

  it('gives new codes in place of old ones, to those who decide only', async () => {
    const { id, version } = await page('gumingqian');
    const url = `/api/learning/spaces/${id}/code.json`;
    const body = { open: true, renew: true, version };

    expect((await call('PUT', url, 'shenzhiyao', body)).status).toBe(403);
    const renewed = (await call('PUT', url, 'gumingqian', body)).body.space.standing.invitation;
    expect(renewed.code).toMatch(/^[2-9A-HJ-NP-Z]{5}$/);
    expect(renewed.classes[0].code).toMatch(/^[2-9A-HJ-NP-Z]{6}$/);
    expect((await get('/api/learning/codes/K7M3Q.json', 'shenzhiyao')).body.errorCode).toBe(
      'learning.codeWrong',
    );
    expect((await call('PUT', url, 'gumingqian', body)).status).toBe(409);
  });
});

describe('a request', () => {
  it('waits for those who decide, and is theirs alone to see', async () => {
    const request = await waitingOf(PROJECT);

    expect(request).toMatchObject({
      role: 'developer',
      person_unit: '青陶水务科技有限公司',
      certified: true,
    });
    expect(await toDecide('linxiaoman')).toEqual([]);
    expect((await mine('gumingqian')).to_decide).toBeGreaterThan(2);
  });

  it('is accepted: the person is in, and is told', async () => {
    const request = await waitingOf(PROJECT);
    const { body } = await decide(request, 'gumingqian', { accept: true });

    expect(body.request).toMatchObject({ status: 1, reason: null });
    const { memberships } = await mine('shenzhiyao');
    expect(memberships[0]).toMatchObject({ space: { title: PROJECT }, roles: ['developer'] });
    const notices = await get('/prod-api/system/notification/list', 'shenzhiyao');
    expect(notices.body.rows[0]).toMatchObject({ title: `加入“${PROJECT}”的申请已通过` });
  });

  it('is refused with a reason, which the person reads', async () => {
    const request = await waitingOf(PROJECT);

    expect((await decide(request, 'gumingqian', { accept: false })).status).toBe(400);
    const reason = '目前只需要熟悉脚本的同学';
    expect((await decide(request, 'gumingqian', { accept: false, reason })).status).toBe(200);
    expect(
      (await mine('shenzhiyao')).requests.find(({ id }: { id: number }) => id === request.id),
    ).toMatchObject({ status: 2, reason });
  });

  it.each([
    [{ accept: true }, '该申请已经被接受'],
    [{ accept: false, reason: '名额已满，请见谅' }, '该申请已被驳回'],
  ])('is decided once', async (decision, message) => {
    const request = await waitingOf(PROJECT);
    await decide(request, 'gumingqian', decision);
    const again = await decide({ ...request, version: 1 }, 'gumingqian', { accept: true });

    expect([again.status, again.body.message]).toEqual([409, message]);
  });

  it('is decided by nobody else', async () => {
    const request = await waitingOf(PROJECT);
    const own = await decide(request, 'shenzhiyao', { accept: true });
    const stranger = await decide(request, 'linxiaoman', { accept: true });

    expect([own.status, own.body.message]).toEqual([403, '未拥有接受申请权限']);
    expect([stranger.status, stranger.body.message]).toEqual([404, '该申请不存在']);
  });

  it('is taken back by whoever made it, while it waits', async () => {
    const request = await waitingOf(PROJECT);
    const url = `/api/learning/requests/${request.id}.json`;

    expect((await call('DELETE', url, 'gumingqian')).status).toBe(404);
    expect((await call('DELETE', url, 'shenzhiyao')).body.request.status).toBe(-1);
    expect((await call('DELETE', url, 'shenzhiyao')).body.message).toBe('该申请已由本人撤销');
    expect((await decide({ ...request, version: 1 }, 'gumingqian', { accept: true })).status).toBe(409);
    const again = await call('POST', '/api/project_applies.json', 'shenzhiyao', {
      code: 'WATER8',
      role: 'manager',
    });
    expect(again.status).toBe(200);
  });

  it('does not overfill a course', async () => {
    const { requests } = (await get('/api/learning/requests.json?status=0', 'gumingqian')).body;
    const course = requests.find(({ kind }: { kind: string }) => kind === 'course');
    await service.db.pool.query('update learning_space set capacity = 2 where id = $1', [course.space_id]);

    expect((await decide(course, 'gumingqian', { accept: true })).body.errorCode).toBe('learning.full');
  });
});

describe('taking down', () => {
  const removal = async (removed: boolean, who: string, reason?: string) => {
    const { courses } = (await get('/api/courses.json?keyword=水力')).body;
    const id = courses[0]?.id ?? taken;
    taken = id;
    const { rows } = await service.db.pool.query('select version from learning_space where id = $1', [id]);
    const body = { removed, version: rows[0].version, ...(reason ? { reason } : {}) };
    return call('PUT', `/api/learning/spaces/${id}/removal.json`, who, body);
  };
  let taken = 0;
  const REASON = '教学数据的来源有待核实';

  it('hides it from everybody but its people, tells them why, and lets nobody in', async () => {
    expect((await removal(true, 'office')).status).toBe(400);
    expect((await removal(true, 'office', REASON)).status).toBe(200);

    expect((await get('/api/courses.json?keyword=水力')).body.courses).toEqual([]);
    expect((await get(`/api/courses/${taken}.json`)).body.errorCode).toBe('learning.removed');
    expect((await get(`/api/courses/${taken}.json`, 'gumingqian')).body.course.removed_reason).toBe(REASON);
    const search = await get(`/prod-api/cms/open/search?keyword=${encodeURIComponent('水力建模')}`);
    expect(JSON.stringify(search.body)).not.toContain(`/learning/courses/${taken}`);
    const found = await get('/api/learning/codes/K7M3Q.json', 'shenzhiyao');
    expect([found.status, found.body.errorCode]).toEqual([409, 'learning.removed']);
    expect(JSON.stringify(found.body)).not.toContain('水力建模');
    const joined = await call('POST', '/api/courses/apply_to_join_course.json', 'shenzhiyao', {
      invite_code: 'K7M3Q',
      student: 1,
    });
    expect([joined.status, joined.body.message]).toEqual([409, '课堂已下架，暂时无法加入']);
    expect((await get('/api/learning/codes/K7M3Q.json', 'gumingqian')).body.refusal).toBe('removed');
    const { memberships } = await mine('gumingqian');
    const held = memberships.find(({ space }: { space: { id: number } }) => space.id === taken);
    expect(held).toMatchObject({ removed: true, space: { state: 'open' } });
    const notices = await get('/prod-api/system/notification/list', 'gumingqian');
    expect(notices.body.rows[0].body).toContain(REASON);
  });

  it('takes nobody in by a request that waits; it can still be refused', async () => {
    const request = (await toDecide('gumingqian')).find(({ kind }: { kind: string }) => kind === 'course');
    await service.db.pool.query('update learning_space set removed_reason = $1 where id = $2', [
      REASON,
      request.space_id,
    ]);

    const accepted = await decide(request, 'gumingqian', { accept: true });
    expect([accepted.status, accepted.body.message]).toEqual([409, '课堂已下架，暂时无法加入']);
    const refused = await decide(request, 'gumingqian', { accept: false, reason: '课程暂时停开' });
    expect(refused.status).toBe(200);
  });

  it('is taken back, and readers find the course again', async () => {
    await removal(true, 'office', REASON);
    await removal(false, 'office');

    expect((await get(`/api/courses/${taken}.json`)).status).toBe(200);
  });

  it('is for editors of the site only', async () => {
    expect((await removal(true, 'shenzhiyao', REASON)).status).toBe(403);
  });
});

describe('the own data', () => {
  it('hold what one is in and asked for', async () => {
    const { learning } = (await get('/api/users/export.json', 'shenzhiyao')).body;

    expect(learning.memberships).toEqual([
      expect.objectContaining({ title: '科研项目申报写作', role: 'student' }),
    ]);
    expect(learning.requests).toHaveLength(2);
  });

  it('cannot be erased while learners rely on a course', async () => {
    const { blockers } = (await get('/api/users/close_preview.json', 'gumingqian')).body;

    expect(blockers).toContainEqual('开设的 5 门课程或学习项目还在进行，请先设定结束日期');
  });
});

describe('leaving', () => {
  it('ends what one was in it, and makes room', async () => {
    const { memberships } = await mine('shenzhiyao');
    const { id, member_count } = memberships[0].space;
    const url = `/api/learning/spaces/${id}/membership.json`;
    const { body } = await call('DELETE', url, 'shenzhiyao');

    expect(body.space).toMatchObject({ member_count: member_count - 1, standing: { roles: [] } });
    expect((await call('DELETE', url, 'shenzhiyao')).body.errorCode).toBe('learning.not_member');
    expect((await call('DELETE', url, 'gumingqian')).body.errorCode).toBe('learning.owner_stays');
  });
});

describe('opening a course', () => {
  it('takes a certified person, whose course stands on top at once', async () => {
    const { status, body } = await call(
      'POST',
      '/api/courses.json',
      'shenzhiyao',
      aDraft({ classes: ['早班'] }),
    );

    expect(status).toBe(200);
    expect(body.course.standing).toMatchObject({
      roles: ['creator'],
      invitation: { classes: [{ name: '早班' }] },
    });
    expect((await get('/api/courses.json')).body.courses[0].id).toBe(body.course.id);
  });

  it('is refused without real-name certification, and with a day that has passed', async () => {
    expect((await call('POST', '/api/projects.json', 'linxiaoman', aDraft())).body.status).toBe(-2);
    expect(
      (await call('POST', '/api/courses.json', 'shenzhiyao', aDraft({ end_on: '2020-01-01' }))).status,
    ).toBe(400);
  });

  it('takes no maximum below those who are in it', async () => {
    const [row] = (await get('/api/courses.json?keyword=水力')).body.courses;
    const { course } = (await get(`/api/courses/${row.id}.json`, 'gumingqian')).body;
    const edit = (capacity: number) =>
      call('PUT', `/api/learning/spaces/${row.id}.json`, 'gumingqian', {
        ...aDraft({ capacity }),
        version: course.version,
      });
    const low = await edit(course.member_count - 1);
    expect(low.status).toBe(400);
    expect(JSON.stringify(low.body)).toContain(`现有 ${course.member_count} 人，人数上限不能低于`);
    expect((await edit(course.member_count)).body.space.capacity).toBe(course.member_count);
  });

  it('lets its owner change it, keeps the codes of classes that stay, and nobody else', async () => {
    const made = (
      await call('POST', '/api/courses.json', 'shenzhiyao', aDraft({ classes: ['早班', '晚班'] }))
    ).body.course;
    const url = `/api/learning/spaces/${made.id}.json`;
    const change = { ...aDraft({ title: '现场水质快检', classes: ['早班'] }), version: made.version };

    expect((await call('PUT', url, 'gumingqian', change)).status).toBe(404);
    const { space } = (await call('PUT', url, 'shenzhiyao', change)).body;
    expect(space.title).toBe('现场水质快检');
    expect(space.standing.invitation.classes).toEqual([made.standing.invitation.classes[0]]);
    expect((await call('PUT', url, 'shenzhiyao', change)).status).toBe(409);
  });
});

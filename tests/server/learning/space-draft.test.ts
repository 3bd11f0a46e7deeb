import { DAY_MS } from '@contract/time-units';
import { forgetLearner } from '@server/modules/learning/service';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let teacher: { headers: Record<string, string> };
let phone: { headers: Record<string, string> };
let other: { headers: Record<string, string> };
beforeAll(async () => {
  service = await startService();
  [teacher, phone] = [await service.signIn('gumingqian'), await service.signIn('gumingqian')];
  other = await service.signIn('shenzhiyao');
});
afterAll(() => service.stop());
beforeEach(async () => {
  await service.db.pool.query("delete from working_copy where record in ('new_course', 'new_project')");
  await service.db.pool.query('delete from rate_limit');
});

const NEW = '/api/learning/drafts/course.json';
const change = (path: string, value: unknown, base: unknown = null) => ({ path, base, value });
const save = (url: string, changes: object[], who = teacher) =>
  service.call('PATCH', url, { ...who, body: { changes } });
const work = async (url: string, who = teacher) => (await service.call('GET', url, who)).body;
const values = {
  title: '现场水质快检',
  summary: '学会在现场测余氯和浊度，并读懂结果。',
  body: '',
  field: 'manufacturing',
  unit_name: '云泽大学',
  capacity: null,
  requires_real_name: false,
  requires_professional: false,
  end_on: null,
  classes: ['一班'],
};
const open = (facts: object) =>
  service.call('POST', '/api/courses.json', { ...teacher, body: { ...values, ...facts } });
const read = async (id: number) => (await service.call('GET', `/api/courses/${id}.json`)).body.course;

test('opening the form writes nothing; its first word is kept for this person on every device', async () => {
  const blank = await work(NEW);
  expect(blank).toMatchObject({ version: 0, draft: { title: null } });
  expect(blank.draft.unit_name).toBe(blank.stands.unit_name);
  const count = async () =>
    (await service.db.pool.query("select 1 from working_copy where record = 'new_course'")).rows.length;
  expect(await count()).toBe(0);

  await save(NEW, [change('title', '现场水质')]);
  await save(NEW, [change('capacity', '三十')], phone);

  expect((await work(NEW, phone)).draft).toMatchObject({ title: '现场水质', capacity: '三十' });
  expect((await work(NEW, other)).draft.title).toBeNull();
  expect((await work('/api/learning/drafts/project.json')).draft.title).toBeNull();
});

test('two devices that begin at the same moment keep what both wrote', async () => {
  const answers = await Promise.all([
    save(NEW, [change('title', '现场水质')]),
    save(NEW, [change('summary', '学会在现场测余氯')], phone),
  ]);

  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect((await work(NEW)).draft).toMatchObject({ title: '现场水质', summary: '学会在现场测余氯' });
});

test('nobody sees it before it is opened; then the draft is done and its history goes with the course', async () => {
  await save(NEW, [change('title', '初稿名称')]);
  await save(NEW, [change('title', '别的名称')], phone);
  const { courses } = (await service.call('GET', '/api/courses.json?keyword=初稿名称')).body;
  expect(courses).toEqual([]);

  const { version } = await work(NEW);
  const { body } = await open({ draft_version: version });

  expect((await work(NEW)).draft.title).toBeNull();
  const { rows } = await service.db.pool.query(
    "select path, value from field_history where record = 'space' and ref = $1",
    [body.course.id],
  );
  expect(rows).toEqual([{ path: 'title', value: '别的名称' }]);
});

test('what another device wrote meanwhile is not lost by opening: it has to be seen first', async () => {
  await save(NEW, [change('title', '现场水质')]);
  const { version } = await work(NEW);
  await save(NEW, [change('body', '第一单元')], phone);

  const late = await open({ draft_version: version });

  expect([late.status, late.body.errorCode]).toEqual([409, 'learning.version_moved']);
  expect((await work(NEW)).draft.body).toBe('第一单元');
});

test('a program that opens one without the draft leaves the draft alone', async () => {
  await save(NEW, [change('title', '还在写')]);
  expect((await open({})).status).toBe(200);

  expect((await work(NEW)).draft.title).toBe('还在写');
});

test('its readers keep what they have until the change is published, and then nothing is left over', async () => {
  const { id, version } = (await open({})).body.course;
  const url = `/api/learning/spaces/${id}/draft.json`;
  const clock = new Date(service.clock.now.getTime() + 60 * DAY_MS).toISOString().slice(0, 10);
  await save(url, [change('title', '水质快检（二）', values.title), change('end_on', '2027-')]);
  expect((await read(id)).title).toBe(values.title);
  await save(url, [change('end_on', clock, '2027-'), change('classes', ['一班', '二班'], ['一班'])]);

  const sent = { ...values, title: '水质快检（二）', end_on: clock, classes: ['一班', '二班'], version };
  const publish = (draft_version: number) =>
    service.call('PUT', `/api/learning/spaces/${id}.json`, { ...teacher, body: { ...sent, draft_version } });
  expect((await publish(0)).status).toBe(409);
  expect((await publish((await work(url)).version)).status).toBe(200);

  expect(await read(id)).toMatchObject({ title: '水质快检（二）', classes: ['一班', '二班'] });
  const { draft, stands } = await work(url);
  expect(draft).toEqual(stands);
});

test('what is given up goes to the history, as whoever gives it up has seen it', async () => {
  const { id } = (await open({})).body.course;
  const url = `/api/learning/spaces/${id}/draft.json`;
  await save(url, [change('title', '写坏了', values.title)]);
  const discard = (version: number) =>
    service.call('POST', `/api/learning/spaces/${id}/draft/discard.json`, { ...teacher, body: { version } });
  const { version } = await work(url);
  expect((await discard(version - 1)).status).toBe(409);

  expect((await discard(version)).body.draft.title).toBe(values.title);
  const { rows } = await service.db.pool.query(
    "select value from field_history where record = 'space' and ref = $1 and kind = 'overwritten'",
    [id],
  );
  expect(rows.map(({ value }) => value)).toContain('写坏了');
});

test('whoever leaves the platform leaves no unopened draft behind', async () => {
  await save(NEW, [change('title', '甲')], other);
  const kept = async () =>
    (await service.db.pool.query("select ref from working_copy where record = 'new_course'")).rows;
  const [{ ref }] = (await kept()) as [{ ref: number }];
  await service.db.transaction((tx) => forgetLearner(tx, Number(ref)));

  expect(await kept()).toEqual([]);
});

test('renames a class without losing its students, its code or its place', async () => {
  const made = (await open({ classes: ['早班', '晚班'] })).body.course;
  const [early, late] = made.standing.invitation.classes;
  const body = { invite_code: early.code, student: 1 };
  const into = await service.call('POST', '/api/courses/apply_to_join_course.json', { ...other, body });
  expect(into.body.message).toBe('加入成功');
  const { version } = await read(made.id);
  const rename = (from: string) =>
    service.call('PUT', `/api/learning/spaces/${made.id}.json`, {
      ...teacher,
      body: { ...values, classes: ['晚班', '周末班'], version, renamed: [{ from, to: '周末班' }] },
    });

  const odd = await rename('晚班');
  expect([odd.status, odd.body.message]).toEqual([400, '改名前的班须是现有的班，改名后须是新的班名']);
  const { space } = (await rename('早班')).body;
  expect(space.standing.invitation.classes).toEqual([{ ...early, name: '周末班' }, late]);
  const { course } = (await service.call('GET', `/api/courses/${made.id}.json`, other)).body;
  expect(course.standing.class_name).toBe('周末班');
});

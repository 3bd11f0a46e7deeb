import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let person: Record<string, string>;
let draftId = 0;
beforeAll(async () => {
  service = await startService();
  person = (await service.signIn('shenzhiyao')).headers;
  const { body } = await service.call('GET', '/prod-api/cms/apply/myList', { headers: person });
  draftId = body.rows.find(({ status }: { status: string }) => status === 'draft').id;
});
beforeEach(async () => {
  await service.db.kysely.deleteFrom('rateLimit').execute();
});
afterAll(() => service.stop());

const aSpace = {
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
};
const post = (path: string, body: object, key: string) =>
  service.call('POST', path, { headers: { ...person, 'idempotency-key': key }, body });
const counted = async (name: string): Promise<number> => {
  const { rows } = await service.db.pool.query<{ count: number }>(
    'select coalesce(sum(count), 0)::int as count from rate_limit where key like $1',
    [`${name}:%`],
  );
  return rows[0]?.count ?? 0;
};

/** Calls with a limit of their own, or with the shared limit of all calls that notify somebody. */
describe.each([
  ['school.ask', 'a school', () => '/api/add_school_applies.json', { name: '星野职业技术学院' }],
  [
    'school.ask',
    'a department',
    () => '/api/add_department_applies.json',
    { name: '给排水教研室', school_id: 1 },
  ],
  ['learning.open', 'a course', () => '/api/courses.json', aSpace],
  ['learning.open', 'a learning project', () => '/api/projects.json', aSpace],
  ['begin', 'a demand', () => '/prod-api/cms/demand', {}],
  [
    'reach',
    'a comment',
    () => `/prod-api/cms/apply/${draftId}/comments`,
    { path: 'base.title', text: '题目还可以更短' },
  ],
])('against %s, %s', (limit, _what, path, body) => {
  it('that is sent again under its key counts once', async () => {
    const key = `counted-once-${path().replaceAll(/\W/g, '-')}`.slice(0, 64);
    const first = await post(path(), body, key);
    const again = await post(path(), body, key);

    expect([first.status, again.status]).toEqual([200, 200]);
    expect(again.body).toEqual({ ...first.body, traceId: again.body.traceId });
    expect(await counted(limit)).toBe(1);
  });
});

it('counts what is refused as often as it is asked: it reached nobody, and it may be a search for somebody', async () => {
  const path = `/prod-api/cms/apply/${draftId + 10_000}/comments`;
  const ask = () => post(path, { path: 'base.title', text: '有人吗' }, 'refused-each-time');

  expect([(await ask()).status, (await ask()).status]).toEqual([404, 404]);
  expect(await counted('reach')).toBe(2);
});

it('lets nobody begin more in an hour than can be typed; staff works through queues', async () => {
  const begin = (headers: Record<string, string>) =>
    service.call('POST', '/prod-api/cms/demand', { headers, body: {} });
  expect((await begin(person)).status).toBe(200);
  await service.db.pool.query("update rate_limit set count = 200 where key like 'begin:%'");
  const before = await service.db.pool.query('select count(*)::int as n from demand');

  expect((await begin(person)).status).toBe(429);
  expect((await service.db.pool.query('select count(*)::int as n from demand')).rows).toEqual(before.rows);
  const { headers } = await service.signIn('office');
  for (let i = 0; i < 2; i++) expect((await begin(headers)).status).toBe(200);
  expect(await counted('begin')).toBe(201);
});

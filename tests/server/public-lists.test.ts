import { ACHIEVEMENT_TYPES, MATURITY_BANDS } from '@contract/achievement-choices';
import { DEMAND_BUDGETS, DEMAND_TYPES, PUBLIC_DEMAND_STATUSES } from '@contract/demand-choices';
import { SPACE_STATES } from '@contract/learning-choices';
import { MILESTONES } from '@contract/result-choices';
import { TECH_FIELDS } from '@contract/tech-fields';
import { MINUTE_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
// Visitors may send only so many requests a minute, so advance the clock.
beforeEach(() => {
  service.clock.now = new Date(service.clock.now.getTime() + 2 * MINUTE_MS);
});

type Named = { name: string; value: number };
interface Listed {
  rows: unknown[];
  total: number;
}
const ask = async (url: string): Promise<Listed> => {
  const { status, body } = await service.call('GET', url);
  expect([url, status]).toEqual([url, 200]);
  const { rows = body.courses ?? body.projects, total = body.total_count } = body;
  return { rows, total };
};
/** Reads a list page by page; returns the rows shown, the distinct ones, and the stated total. */
const through = async (url: string): Promise<{ shown: number; different: number; total: number }> => {
  const [number, size] = url.startsWith('/api') ? ['page', 'per_page'] : ['pageNum', 'pageSize'];
  const rows: string[] = [];
  let total = 1;
  for (let page = 1; (page - 1) * 7 < total; page += 1) {
    const read = await ask(`${url}${number}=${page}&${size}=7`);
    total = read.total;
    rows.push(...read.rows.map((row) => JSON.stringify(row)));
  }
  return { shown: rows.length, different: new Set(rows).size, total };
};

const DEMANDS = '/prod-api/cms/open/demand';
const ACHIEVEMENTS = '/prod-api/cms/open/achi';

/** Filters of which each entry has exactly one value. */
describe.each<[list: string, filters: Record<string, readonly string[]>]>([
  [
    DEMANDS,
    { field: TECH_FIELDS, type: DEMAND_TYPES, budget: DEMAND_BUDGETS, status: PUBLIC_DEMAND_STATUSES },
  ],
  [ACHIEVEMENTS, { field: TECH_FIELDS, type: ACHIEVEMENT_TYPES, maturity: MATURITY_BANDS }],
  ['/prod-api/cms/open/result', { milestone: MILESTONES }],
  ['/api/courses.json', { field: TECH_FIELDS, state: SPACE_STATES }],
  ['/api/projects.json', { field: TECH_FIELDS, state: SPACE_STATES }],
])('%s', (list, filters) => {
  it('counts what its pages show, each once', async () => {
    const { shown, different, total } = await through(`${list}?`);

    expect(total).toBeGreaterThan(0);
    expect([shown, different]).toEqual([total, total]);
  });

  it.each(Object.entries(filters))('is the sum of its parts by %s', async (key, values) => {
    const { total } = await ask(`${list}?`);
    const parts: number[] = [];
    for (const value of values) parts.push((await ask(`${list}?${key}=${value}`)).total);

    expect(parts.reduce((all, part) => all + part, 0)).toBe(total);
  });
});

it('the overview says as many demands and achievements as their lists', async () => {
  const { body } = await service.call('GET', '/prod-api/cms/open/overview');
  const said = new Map(
    body.data.figures.map(({ key, value }: { key: string; value: number }) => [key, value]),
  );

  expect(said.get('demands')).toBe((await ask(`${DEMANDS}?`)).total);
  expect(said.get('solved')).toBe((await ask(`${DEMANDS}?status=solved`)).total);
  expect(said.get('achievements')).toBe((await ask(`${ACHIEVEMENTS}?`)).total);
});

it('a figure of the achievements is the total of the list that it leads to, however narrowed', async () => {
  for (const narrowed of ['', 'type=product', 'maturity=application']) {
    const { data } = (await service.call('GET', `${ACHIEVEMENTS}/data?${narrowed}`)).body;
    const leads = [
      ...data.byYear.map(({ name, value }: Named) => [`year=${name}`, value]),
      ...data.byUnit.slice(0, 2).map(({ name, value }: Named) => [`unit=${encodeURIComponent(name)}`, value]),
    ];

    expect(leads.length).toBeGreaterThan(1);
    for (const [own, value] of leads)
      expect([narrowed, own, (await ask(`${ACHIEVEMENTS}?${narrowed}&${own}`)).total]).toEqual([
        ...[narrowed, own, value],
      ]);
  }
});

it('courses are found by what they are about', async () => {
  const { id, title, summary } = (await service.call('GET', '/api/courses.json')).body.courses[0];
  const { body } = (await service.call('GET', `/api/courses/${id}.json`)).body.course;
  const word = body.match(/\p{Script=Han}{4}/gu).find((each: string) => !(title + summary).includes(each));

  const { rows } = await ask(`/api/courses.json?keyword=${encodeURIComponent(word)}`);
  expect(rows).toContainEqual(expect.objectContaining({ id }));
});

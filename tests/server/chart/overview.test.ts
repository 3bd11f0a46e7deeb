import { OVERVIEW_KEYS, type Overview, type OverviewKey } from '@contract/chart';
import { MINUTE_MS } from '@contract/time-units';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
let now: Date;
beforeAll(async () => {
  service = await startService();
  // Times in answers have a precision of seconds.
  now = new Date(Math.floor(service.clock.now.getTime() / 1000) * 1000);
});
beforeEach(async () => {
  service.clock.now = now;
  await service.db.kysely.deleteFrom('overview').execute();
});
afterAll(() => service.stop());

const read = async (): Promise<Overview> => {
  const { status, body } = await service.call('GET', '/prod-api/cms/open/overview');
  expect(status).toBe(200);
  return body.data;
};
const figure = async (key: OverviewKey) => (await read()).figures.find((row) => row.key === key)?.value;

const addApplications = async (status: 'closed' | 'draft' | 'withdrawn', count: number) => {
  const { kysely } = service.db;
  const { ownerId, periodId, category } = await kysely
    .selectFrom('application')
    .select(['ownerId', 'periodId', 'category'])
    .executeTakeFirstOrThrow();
  const filedVersion = status === 'draft' ? 0 : 1;
  const row = { ownerId, periodId, category, status, filedVersion, fields: '{}' };
  await kysely
    .insertInto('application')
    .values(Array.from({ length: count }, () => row))
    .execute();
};

test('counts what there is, in its order, for anybody', async () => {
  const { kysely } = service.db;
  const { at, figures } = await read();
  const achievements = await service.call('GET', '/prod-api/cms/open/achi');
  const demands = await service.call('GET', '/prod-api/cms/open/demand');
  const { n } = await kysely
    .selectFrom('application')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .where('filedVersion', '>', 0)
    .where('status', 'not in', ['draft', 'withdrawn'])
    .executeTakeFirstOrThrow();

  expect(figures.map(({ key }) => key)).toEqual(OVERVIEW_KEYS);
  expect(new Date(at)).toEqual(now);
  expect(await figure('applications')).toBe(Number(n));
  expect(await figure('achievements')).toBe(achievements.body.total);
  expect(await figure('demands')).toBe(demands.body.total);
});

test('what was only begun or taken back does not count; what was filed does', async () => {
  const before = (await figure('applications')) ?? 0;
  await addApplications('draft', 2);
  await addApplications('withdrawn', 2);
  await addApplications('closed', 3);
  await service.db.kysely.deleteFrom('overview').execute();

  expect(await figure('applications')).toBe(before + 3);
});

test('counts again after ten minutes, not for every reader', async () => {
  const before = (await figure('applications')) ?? 0;
  await addApplications('closed', 1);

  service.clock.now = new Date(now.getTime() + 9 * MINUTE_MS);
  expect(await figure('applications')).toBe(before);
  service.clock.now = new Date(now.getTime() + 11 * MINUTE_MS);
  expect(await figure('applications')).toBe(before + 1);
  expect(new Date((await read()).at)).toEqual(service.clock.now);
});

test('leaves out small counts of people and units, shows small counts of what is public anyway', async () => {
  const counts = Object.fromEntries(OVERVIEW_KEYS.map((key) => [key, 2]));
  const figures = JSON.stringify({ ...counts, units: 3, closed: 0 });
  await service.db.kysely.insertInto('overview').values({ id: 1, figures, at: now }).execute();

  const { smallest, figures: shown } = await read();

  expect(smallest).toBe(3);
  expect(Object.fromEntries(shown.map(({ key, value }) => [key, value]))).toEqual({
    periods: 2,
    applications: null,
    units: 3,
    approved: null,
    closed: null,
    achievements: 2,
    demands: 2,
    solved: 2,
  });
});

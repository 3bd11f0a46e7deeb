import { accountOf } from '@tests/support/accounts';
import { startService, type TestService } from '@tests/support/service';

const VIEWS = '/prod-api/cms/admin/views';
const list = '/admin/applications';
const mine = { name: '待受理', query: 'waiting=true&orderByColumn=statusSince&isAsc=asc&hide=no' };
const body = { list, views: [mine], opensWith: '待受理', version: 0 };

let service: TestService;
let office: Record<string, string>;
beforeAll(async () => {
  service = await startService();
  office = (await service.signIn('office')).headers;
});
afterAll(() => service.stop());
afterEach(() => service.db.kysely.deleteFrom('adminView').execute());

const saveViews = (given: object, headers = office) => service.call('PUT', VIEWS, { headers, body: given });
const readViews = async (headers = office) =>
  (await service.call('GET', `${VIEWS}?list=${list}`, { headers })).body.data;

it('views stay with the account that named them', async () => {
  expect(await readViews()).toEqual({ views: [], opensWith: null, version: 0 });
  expect((await saveViews(body)).body.data).toEqual({ views: [mine], opensWith: '待受理', version: 1 });

  expect(await readViews()).toEqual({ views: [mine], opensWith: '待受理', version: 1 });
  expect((await readViews((await service.signIn('admin')).headers)).views).toEqual([]);
});

it('what another window changed is not overwritten', async () => {
  await saveViews(body);
  expect((await saveViews(body)).body.code).toBe(409);
  const renamed = { ...body, views: [{ ...mine, name: '受理' }], opensWith: null, version: 1 };
  expect((await saveViews(renamed)).body.data.version).toBe(2);
  expect((await saveViews({ ...renamed, views: [] })).body.code).toBe(409);
  expect((await readViews()).views[0].name).toBe('受理');
});

it.each([
  ['two of one name', { ...body, views: [mine, mine] }],
  ['a name of nothing', { ...body, views: [{ ...mine, name: ' ' }] }],
  ['a list that is none', { ...body, list: '/admin/nothing' }],
])('%s is refused', async (_, given) => {
  expect((await saveViews(given)).status).toBe(400);
  expect((await readViews()).version).toBe(0);
});

it('nobody without rights over others has any', async () => {
  const person = (await service.signIn('shenzhiyao')).headers;

  expect((await service.call('GET', `${VIEWS}?list=${list}`, { headers: person })).status).toBe(403);
  expect((await saveViews(body, person)).status).toBe(403);
  expect((await saveViews(body, {})).status).toBe(401);
});

it('a closed account leaves none behind', async () => {
  await saveViews(body);
  const { forgetAdminViews } = await import('@server/modules/admin/service');
  const { id } = await accountOf(service, 'office');

  await service.db.transaction((tx) => forgetAdminViews(tx, id));

  expect((await readViews()).version).toBe(0);
});

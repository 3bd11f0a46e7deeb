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

const put = (given: object, headers = office) => service.call('PUT', VIEWS, { headers, body: given });
const read = async (headers = office) =>
  (await service.call('GET', `${VIEWS}?list=${list}`, { headers })).body.data;

it('views stay with the account that named them', async () => {
  expect(await read()).toEqual({ views: [], opensWith: null, version: 0 });
  expect((await put(body)).body.data).toEqual({ views: [mine], opensWith: '待受理', version: 1 });

  expect(await read()).toEqual({ views: [mine], opensWith: '待受理', version: 1 });
  expect((await read((await service.signIn('admin')).headers)).views).toEqual([]);
});

it('what another window changed is not overwritten', async () => {
  await put(body);
  expect((await put(body)).body.code).toBe(409);
  const renamed = { ...body, views: [{ ...mine, name: '受理' }], opensWith: null, version: 1 };
  expect((await put(renamed)).body.data.version).toBe(2);
  expect((await put({ ...renamed, views: [] })).body.code).toBe(409);
  expect((await read()).views[0].name).toBe('受理');
});

it.each([
  ['two of one name', { ...body, views: [mine, mine] }],
  ['a name of nothing', { ...body, views: [{ ...mine, name: ' ' }] }],
  ['a list that is none', { ...body, list: '/admin/nothing' }],
])('%s is refused', async (_, given) => {
  expect((await put(given)).status).toBe(400);
  expect((await read()).version).toBe(0);
});

it('nobody without rights over others has any', async () => {
  const person = (await service.signIn('shenzhiyao')).headers;

  expect((await service.call('GET', `${VIEWS}?list=${list}`, { headers: person })).status).toBe(403);
  expect((await put(body, person)).status).toBe(403);
  expect((await put(body, {})).status).toBe(401);
});

it('a closed account leaves none behind', async () => {
  await put(body);
  const { forgetAdminViews } = await import('@server/modules/admin/service');
  const { id } = await service.db.kysely
    .selectFrom('account')
    .select('id')
    .where('loginKey', '=', 'office')
    .executeTakeFirstOrThrow();

  await service.db.transaction((tx) => forgetAdminViews(tx, id));

  expect((await read()).version).toBe(0);
});

import { setHistory } from '@@/core/history';
import { createPluginManager } from '@@/core/plugin';
import { stubService } from '@tests/support/stubService';
import { createMemoryHistory } from '@umijs/max';
import { del, get, post, put } from './helpers';

const THING = '/api/reports/2026.json';
const answered = { body: { status: 0, message: 'success', name: '年度报告' } };
let service: ReturnType<typeof stubService>;

beforeAll(() => {
  createPluginManager();
  setHistory(createMemoryHistory() as never);
});
beforeEach(() => {
  service = stubService({
    [`GET ${THING}`]: answered,
    [`POST ${THING}`]: answered,
    [`PUT ${THING}`]: answered,
    [`DELETE ${THING}`]: answered,
  });
});
const sent = () => service.requests.map(({ method, path, body }) => ({ method, path, body }));

it('get asks below /api with its query, and hands over the fields [call.helper.get]', async () => {
  expect(await get('reports/2026.json', { year: 2026, none: '' })).toEqual({ name: '年度报告' });

  expect(sent()).toMatchObject([{ method: 'GET', path: THING }]);
  expect(service.requests[0]?.query.toString()).toBe('year=2026');
});

it.each([
  ['POST [call.helper.post]', post, 'POST'],
  ['PUT [call.helper.put]', put, 'PUT'],
])('%s sends its body as JSON', async (_, ask, method) => {
  await ask('reports/2026.json', { name: '修改后' });

  expect(sent()).toEqual([{ method, path: THING, body: { name: '修改后' } }]);
  expect(service.requests[0]?.headers['content-type']).toContain('application/json');
});

it('del sends a DELETE [call.helper.delete]', async () => {
  await del('reports/2026.json');

  expect(sent()).toMatchObject([{ method: 'DELETE', path: THING }]);
});

it.each([['../prod-api/x'], ['/x.json'], ['https://elsewhere.example/x'], ['a/%2e%2e/b'], ['a?b=c'], ['']])(
  'refuses %j, which would leave /api',
  (path) => {
    expect(() => get(path)).toThrow('no path below /api');
    expect(service.requests).toEqual([]);
  },
);

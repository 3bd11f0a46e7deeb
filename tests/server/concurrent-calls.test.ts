import { randomUUID } from 'node:crypto';
import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());

const AT_ONCE = 6;
const openPeriod = async (): Promise<number> => {
  const { body } = await service.call('GET', '/prod-api/cms/period/list/open');
  return body.rows[0].id;
};

/** Each call is limited per person and is sent with a different idempotency key, which is also stored per person. */
it.each<[path: string, login: string, body: (n: number) => unknown]>([
  ['/prod-api/system/export', 'office', () => ({ kind: 'applications', query: { format: 'csv' } })],
  [
    '/prod-api/cms/savedSearch',
    'shenzhiyao',
    (n) => ({ kind: 'demand', name: `搜索 ${n}`, filters: { keyword: `水${n}` } }),
  ],
  ['/prod-api/cms/apply', 'gumingqian', (periodId) => ({ periodId })],
])('of several calls of %s in one moment none waits for another for ever', async (path, login, body) => {
  const { headers } = await service.signIn(login);
  const period = await openPeriod();
  const send = (n: number) =>
    service.call('POST', path, {
      headers: { ...headers, 'idempotency-key': randomUUID() },
      body: body(path.endsWith('apply') ? period : n),
    });

  const answers = await Promise.all(Array.from({ length: AT_ONCE }, (_, n) => send(n)));

  const statuses = answers.map(({ status }) => status);
  expect(statuses).toContain(200);
  expect(statuses.filter((status) => status !== 200 && status !== 409)).toEqual([]);
});

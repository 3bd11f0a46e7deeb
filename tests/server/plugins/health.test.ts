import { startService, type TestService } from '@tests/support/service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.stop());
afterEach(() => jest.restoreAllMocks());

interface Probe {
  url: string;
  /** How many times the database is queried. */
  asked: number;
}
const PROBES: Probe[] = [
  { url: '/health/live', asked: 0 },
  { url: '/health/ready', asked: 1 },
];

it.each(PROBES)('$url looks nobody up and sets nothing, whatever comes along', async ({ url, asked }) => {
  const { headers } = await service.signIn('shenzhiyao');
  const connect = jest.spyOn(service.db.pool, 'connect');

  const { status, body, response } = await service.call('GET', url, { headers });

  expect([status, body.status]).toEqual([200, 'ok']);
  expect(connect).toHaveBeenCalledTimes(asked);
  expect(response.headers['set-cookie']).toBeUndefined();
});

it('passes no hook but the one that refuses what two nodes would read differently', () => {
  const lines = service.app.printRoutes({ includeHooks: true, commonPrefix: false }).split('\n');
  const hooksOf = (url: string): string[] => {
    const rest = lines.slice(lines.findIndex((line) => line.includes(url)) + 1);
    return rest.slice(
      0,
      rest.findIndex((line) => !line.includes('•')),
    );
  };
  for (const { url } of PROBES)
    expect(hooksOf(url)).toEqual([expect.stringMatching(/\(onRequest\) \["[^"]+"\]$/)]);
  expect(hooksOf('/prod-api/system/user/getInfo').length).toBeGreaterThan(1);
});

it('says that another method is not known there, and that there is nothing beside it', async () => {
  const wrong = await service.call('POST', '/health/live');
  expect([wrong.status, wrong.response.headers['allow']]).toEqual([405, 'GET, HEAD']);
  expect((await service.call('GET', '/health/other')).status).toBe(404);
});

it('that cannot reach its database says so in the words of every refusal', async () => {
  jest
    .spyOn(service.db.pool, 'connect')
    .mockImplementation((() =>
      Promise.reject(new Error('timeout exceeded when trying to connect'))) as never);
  const { status, body, response } = await service.call('GET', '/health/ready');
  expect([status, body.errorCode, response.headers['retry-after']]).toEqual([503, 'db.unavailable', '2']);
});

import { endpoints } from '@contract/endpoints';
import { createMetrics, type Metrics } from '@server/metrics/metrics';
import { figuresReader } from '@server/modules/health/service';
import { openMetrics } from '@server/startup/metrics-listener';
import { freePort } from '@tests/support/free-port';
import { startObserved } from '@tests/support/observed-service';
import type { TestService } from '@tests/support/service';

let metrics: Metrics;
let service: TestService;
beforeAll(async () => {
  metrics = await createMetrics();
  const load = { enter: () => () => undefined, isOverloaded: () => false };
  service = await startObserved({ metrics, load, onStatement: metrics.statement });
});
const cleanUp: (() => Promise<unknown>)[] = [];
afterAll(async () => {
  for (const end of cleanUp) await end();
  await service.stop();
});

const scrape = async (): Promise<string> => {
  const read = figuresReader(service);
  return (await metrics.scrape(() => read(service.clock.now))).text;
};
/** The figure of one sample, `kaichuang_shed_calls_total` or `name{label="…"}`. */
const figure = (text: string, sample: string): number | null => {
  const line = text.split('\n').find((one) => one.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
};
const valuesOf = (text: string, label: string): string[] => [
  ...new Set([...text.matchAll(new RegExp(`[{,]${label}="([^"]*)"`, 'g'))].map(([, value]) => value ?? '')),
];

it('whatever addresses are asked for, the rows counted are those of the program', async () => {
  for (let n = 0; n < 60; n += 1) {
    await service.app.inject({ url: `/prod-api/cms/open/demand/${n}?keyword=${n}` });
    await service.app.inject({ url: `/prod-api/${n}/nothing`, method: n % 2 ? 'GET' : 'PUT' });
    await service.app.inject({ url: `/somewhere-${n}`, headers: { accept: 'text/html' } });
  }
  const text = await scrape();

  const rows = valuesOf(text, 'row');
  expect(rows).toContain('GET /prod-api/cms/open/demand/{id}');
  expect(rows.filter((row) => !(row in endpoints))).toEqual(['unknown']);
  const counted = figure(text, 'kaichuang_http_request_duration_seconds_count{row="unknown"}');
  expect(counted).toBe(120);
});

it('tells of sign-ins, of those refused, and of answers from memory', async () => {
  const before = await scrape();
  await service.signIn('shenzhiyao');
  await service.call('POST', '/prod-api/auth/login', { body: { username: 'office', password: 'Not-it-28' } });
  const hits = (told: string) => figure(told, 'kaichuang_answer_cache_total{result="hit"}') ?? 0;
  let text = before;
  // Cached answers live for a second, which a busy machine may need for one answer, so try again.
  for (let tries = 0; hits(text) === hits(before) && tries < 50; tries += 1) {
    await service.call('GET', '/prod-api/cms/period/list');
    text = await scrape();
  }

  const more = (sample: string) => (figure(text, sample) ?? 0) - (figure(before, sample) ?? 0);
  expect(more('kaichuang_sign_ins_total{outcome="ok"}')).toBe(1);
  expect(more('kaichuang_sign_ins_total{outcome="refused"}')).toBe(1);
  expect(more('kaichuang_answer_cache_total{result="hit"}')).toBe(1);
  expect(more('kaichuang_answer_cache_total{result="miss"}')).toBeGreaterThan(0);
  expect(more('kaichuang_db_statement_duration_seconds_count{kind="select"}')).toBeGreaterThan(1);
  expect(more('kaichuang_http_requests_total{row="POST /prod-api/auth/login",status="200"}')).toBe(1);
});

it('says of a database that is away nothing but that it is away', async () => {
  const { stored, ...known } = await figuresReader(service)(service.clock.now);
  expect(stored).not.toBeNull();
  const { text } = await metrics.scrape(async () => ({ ...known, stored: null }));

  expect(figure(text, 'kaichuang_ready')).toBe(0);
  expect(figure(text, 'kaichuang_db_pool_connections_max')).toBe(service.config.dbPoolMax);
  expect(text).not.toMatch(/^kaichuang_(?:filings|replicas|db_size_bytes) /m);
});

it('is told on a port of its own alone', async () => {
  const place = { host: '127.0.0.1', port: await freePort() };
  const read = figuresReader(service);
  const listener = await openMetrics(place, () => metrics.scrape(() => read(service.clock.now)));
  cleanUp.push(() => listener.close());
  const ask = (path: string, method = 'GET') => fetch(`http://127.0.0.1:${place.port}${path}`, { method });

  const told = await ask('/metrics');
  expect(told.headers.get('content-type')).toContain('text/plain; version=0.0.4');
  expect(await told.text()).toContain('kaichuang_ready 1');
  expect((await ask('/')).status).toBe(404);
  expect((await ask('/metrics', 'POST')).status).toBe(404);
  await expect(openMetrics(place, jest.fn())).rejects.toThrow('METRICS_PORT');
  // On the port for visitors this address does not exist, whoever asks.
  expect((await service.app.inject({ url: '/metrics' })).statusCode).toBe(404);
});

it('tells no personal data and no address', async () => {
  const person = await service.signIn('shenzhiyao');
  await service.call('GET', '/api/users/accounts/shenzhiyao.json', { headers: person.headers });
  await service.call('GET', '/prod-api/auth/checkPhone/13800000000');
  const text = await scrape();

  expect(text).not.toMatch(/shenzhiyao|13800000000|127\.0\.0\.1/);
});

import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Figures } from '@server/metrics/figures';
import { createMetrics } from '@server/metrics/metrics';
import { openMetrics } from '@server/startup/metrics-listener';
import { freePort } from '@tests/support/free-port';
import { aJob, healthyFigures, NOW } from '@tests/support/healthy-figures';
import { startWebSink } from '@tests/support/receivers';
import { waitFor } from '@tests/support/wait-for';
import { startPrometheus } from './startPrometheus';

const dashboard = JSON.parse(readFileSync(resolve(__dirname, '../../deploy/grafana/kaichuang.json'), 'utf8'));
const queries: string[] = dashboard.panels.flatMap(({ targets = [] }: { targets?: { expr: string }[] }) =>
  targets.map(({ expr }) => expr),
);

const figures: Figures = {
  ...healthyFigures,
  stored: {
    ...healthyFigures.stored,
    outbox: { waiting: 0, failed: 0, oldestAt: null },
    jobs: [aJob, { ...aJob, name: 'receipt.check' }],
    auditCheck: { at: NOW, isIntact: false, checked: 120 },
  },
};

let telephone: Awaited<ReturnType<typeof startWebSink>>;
let listener: Awaited<ReturnType<typeof openMetrics>>;
let prometheus: Awaited<ReturnType<typeof startPrometheus>>;
beforeAll(async () => {
  const metrics = await createMetrics();
  metrics.answered('GET /prod-api/cms/period/list', 200, 5);
  metrics.statement('select 1')(false);
  metrics.failed('db.unavailable');
  metrics.watchCache({ hits: 3, misses: 1 });
  telephone = await startWebSink((_request, reply) => reply.end());
  const port = await freePort();
  listener = await openMetrics({ host: '127.0.0.1', port }, () => metrics.scrape(async () => figures));
  prometheus = await startPrometheus({ metricsPort: port, webhook: `${telephone.url}/` });
});
afterAll(async () => {
  await prometheus.stop();
  await listener.close();
  await telephone.stop();
});

/** monitoring.test.ts checks the same files by reading them; here a real Prometheus evaluates them. */
describe('a service that Prometheus watches', () => {
  it('leaves no curve of the dashboard empty', async () => {
    // A rate exists only from the second scrape on.
    const rate = 'rate(kaichuang_http_requests_total[5m])';
    await waitFor(async () => (await prometheus.ask(rate)).length > 0);

    const empty: string[] = [];
    for (const query of queries) if ((await prometheus.ask(query)).length === 0) empty.push(query);
    expect(queries.length).toBeGreaterThan(30);
    expect(empty).toEqual([]);
  });

  it('is told of by names that are its own: Prometheus keeps `job` and `instance` to itself', async () => {
    const renamed = await prometheus.ask('{__name__=~"kaichuang_.+",exported_job!=""}');
    const jobs = await prometheus.ask('max by (name) (kaichuang_job_failing)');

    expect(renamed).toEqual([]);
    expect(jobs.map(({ metric }) => metric['name']).sort()).toEqual(['audit.check', 'receipt.check']);
  });

  it('wakes somebody by Alertmanager, with what is to be done', async () => {
    await waitFor(() => telephone.requests.length > 0);

    const { alerts } = JSON.parse(telephone.requests[0]?.body ?? '');
    expect(alerts).toMatchObject([
      {
        status: 'firing',
        labels: { alertname: 'KaichuangChainBroken', severity: 'critical', chain: 'audit' },
        annotations: { summary: expect.stringContaining('audit'), action: expect.any(String) },
      },
    ]);
  });
});

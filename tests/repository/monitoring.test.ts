import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { HOUR_MS } from '@contract/time-units';
import { createMetrics } from '@server/metrics/metrics';
import { LIMITS } from '@server/modules/health/judge-health';
import { healthyFigures } from '@tests/support/healthy-figures';

const DEPLOY = resolve(__dirname, '../../deploy');
const PROMETHEUS = join(DEPLOY, 'prometheus');
const read = (path: string): string => readFileSync(join(DEPLOY, path), 'utf8');
const alerts = read('prometheus/alerts.yml');
const dashboard = read('grafana/kaichuang.json');

const run = (program: string, args: string[]): { status: number | null; text: string } => {
  const { status, stdout, stderr, error } = spawnSync(program, args, { cwd: PROMETHEUS, encoding: 'utf8' });
  if (error)
    throw new Error(`No ${program} of the system: apt-get install prometheus prometheus-alertmanager`, {
      cause: error,
    });
  return { status, text: `${stdout}${stderr}` };
};
const promtool = (...args: string[]) => run('promtool', args);

/** Names of metrics with the prefixes `kaichuang_`, `nodejs_` and `process_`; a histogram has three. */
const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/\b(?:kaichuang|nodejs|process)_[a-z0-9_]+/g)].map(([name]) => name)),
];

describe('what is delivered for monitoring', () => {
  it('are rules and a configuration that Prometheus takes', () => {
    expect(promtool('check', 'config', 'prometheus.yml')).toMatchObject({ status: 0 });
  });

  it.each([
    ['critical', 'wake'],
    ['warning', 'office'],
  ])('tell Alertmanager that what is %s goes to %s', (severity, receiver) => {
    const route = ['config', 'routes', 'test', '--config.file=alertmanager.yml', `severity=${severity}`];

    // amtool then prints a warning about the missing notification address, so only the beginning is compared.
    expect(run('amtool', route)).toEqual({ status: 0, text: expect.stringMatching(`^${receiver}\n`) });
  });

  it('are alerts that fire over the figures they are for, and over no others', () => {
    const { status, text } = promtool('test', 'rules', 'alerts.test.yml');

    expect({ status, text }).toEqual({ status: 0, text: expect.stringContaining('SUCCESS') });
    const tried = read('prometheus/alerts.test.yml');
    for (const [, name] of alerts.matchAll(/- alert: (\w+)/g))
      for (const word of ['fires', 'keeps quiet']) expect(tried).toContain(`name: ${name} ${word}`);
  });

  it('name no figure that is not told', async () => {
    const metrics = await createMetrics();
    metrics.answered('GET /prod-api/cms/period/list', 200, 5);
    metrics.statement('select 1')(true);
    const { text } = await metrics.scrape(async () => healthyFigures);
    const told = new Set([...text.matchAll(/^(\w+)[ {]/gm)].map(([, name]) => name));

    const named = [...namesIn(alerts), ...namesIn(dashboard)];
    expect(named.length).toBeGreaterThan(30);
    expect(named.filter((name) => !told.has(name))).toEqual([]);
  });

  it('leave none of our own figures unseen', async () => {
    const { text } = await (await createMetrics()).scrape(async () => healthyFigures);
    const own = [...text.matchAll(/^# TYPE (kaichuang_\w+)/gm)].map(([, name]) => name ?? '');

    expect(own.filter((name) => !`${alerts}${dashboard}`.includes(name))).toEqual([]);
  });

  it('have the limits of the screen 运行状况', () => {
    const seconds = (ms: number): number => ms / 1000;

    expect(alerts).toContain(`outbox_oldest_timestamp_seconds > ${seconds(LIMITS.outboxMs)}`);
    expect(alerts).toContain(
      `> ${LIMITS.jobIntervals} * kaichuang_job_interval_seconds + ${seconds(LIMITS.jobGraceMs)}`,
    );
    expect(alerts).toContain(`backup_last_success_timestamp_seconds > ${LIMITS.backupMs / HOUR_MS} * 3600`);
    expect(alerts).toContain(`disk_total_bytes < ${LIMITS.diskLow}\n`);
    expect(alerts).toContain(`disk_total_bytes < ${LIMITS.diskFull}\n`);
    expect(alerts).toContain(`> ${LIMITS.chainMs / (24 * HOUR_MS)} * 24 * 3600`);
  });
});

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@tests/support/free-port';
import { waitFor } from '@tests/support/wait-for';

const DELIVERED = resolve(__dirname, '../../deploy/prometheus');

const launch = (program: string, args: string[], cwd: string) => {
  let log = '';
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'] });
  let failure: Error | null = null;
  child.once('error', (error) => {
    failure = error;
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (log += chunk));
  return {
    /** Whether it answers; throws once it never will. */
    isReady: async (url: string): Promise<boolean> => {
      if (failure || child.exitCode !== null)
        throw new Error(
          `${program} did not start: apt-get install prometheus prometheus-alertmanager\n${log}`,
          {
            cause: failure,
          },
        );
      return fetch(`${url}/-/ready`).then(
        ({ ok }) => ok,
        () => false,
      );
    },
    stop: async (): Promise<void> => {
      if (failure || child.exitCode !== null) return;
      const exited = once(child, 'exit');
      child.kill('SIGTERM');
      await exited;
    },
  };
};

/** Starts the system's Prometheus and Alertmanager with the delivered files, except for ports and waiting times. */
export async function startPrometheus(told: { metricsPort: number; webhook: string }) {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-prometheus-'));
  cpSync(DELIVERED, folder, { recursive: true });
  const [port, alertPort] = [await freePort(), await freePort()];
  const change = (name: string, changes: [from: RegExp | string, to: string][]): void => {
    const path = join(folder, name);
    const text = changes.reduce((all, [from, to]) => all.replaceAll(from, to), readFileSync(path, 'utf8'));
    writeFileSync(path, text);
  };
  change('prometheus.yml', [
    [/_interval: 15s/g, '_interval: 1s'],
    ['127.0.0.1:9464', `127.0.0.1:${told.metricsPort}`],
    ['127.0.0.1:9093', `127.0.0.1:${alertPort}`],
  ]);
  change('alertmanager.yml', [
    ['group_wait: 30s', 'group_wait: 1s'],
    ['http://127.0.0.1:9099/', told.webhook],
  ]);
  const programs = [
    launch(
      'prometheus',
      [
        '--config.file=prometheus.yml',
        `--web.listen-address=127.0.0.1:${port}`,
        `--storage.tsdb.path=${join(folder, 'data')}`,
      ],
      folder,
    ),
    launch(
      'prometheus-alertmanager',
      [
        '--config.file=alertmanager.yml',
        `--web.listen-address=127.0.0.1:${alertPort}`,
        '--cluster.listen-address=',
        `--storage.path=${join(folder, 'alerts')}`,
      ],
      folder,
    ),
  ] as const;
  const stop = async (): Promise<void> => {
    await Promise.all(programs.map((program) => program.stop()));
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await waitFor(() => programs[0].isReady(`http://127.0.0.1:${port}`));
    await waitFor(() => programs[1].isReady(`http://127.0.0.1:${alertPort}`));
  } catch (error) {
    await stop();
    throw error;
  }
  return {
    /** The result of a query: labels and value of each series. */
    ask: async (query: string): Promise<{ metric: Record<string, string>; value: [number, string] }[]> => {
      const reply = await fetch(`http://127.0.0.1:${port}/api/v1/query?${new URLSearchParams({ query })}`);
      const { status, error, data } = await reply.json();
      if (status !== 'success') throw new Error(`${query}: ${error}`);
      return data.result;
    },
    stop,
  };
}

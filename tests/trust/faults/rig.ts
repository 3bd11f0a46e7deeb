import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { freePort } from '@tests/support/free-port';
import { startNginx } from '@tests/support/nginx';
import { startFaultProxy } from '@tests/support/startFaultProxy';
import { startOwnPostgres } from '@tests/support/startOwnPostgres';
import { waitFor } from '@tests/support/wait-for';

const ROOT = resolve(__dirname, '../../..');
const MAIN = join(ROOT, 'dist/server/main.js');
const START_LIMIT_MS = 120_000;

/** One process of the service, on a fixed port. */
class Replica {
  private child: ChildProcess | null = null;

  constructor(
    readonly port: number,
    private readonly env: Record<string, string>,
  ) {}

  get pid(): number {
    return this.child?.pid ?? 0;
  }

  get isUp(): boolean {
    return this.child !== null && this.child.exitCode === null && this.child.signalCode === null;
  }

  async start(): Promise<void> {
    const child = spawn(process.execPath, [MAIN], {
      cwd: ROOT,
      env: { PATH: process.env.PATH, ...this.env, PORT: String(this.port) },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.child = child;
    let text = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        text += chunk;
      });
    await waitFor(() => text.includes('按 Ctrl+C 停止') || child.exitCode !== null, START_LIMIT_MS);
    if (child.exitCode !== null) throw new Error(`The service did not start:\n${text}`);
  }

  async end(signal: 'SIGKILL' | 'SIGTERM' | 'SIGABRT'): Promise<void> {
    if (!this.child || !this.isUp) return;
    this.child.kill(signal);
    await once(this.child, 'exit');
  }

  pause(isPaused: boolean): void {
    this.child?.kill(isPaused ? 'SIGSTOP' : 'SIGCONT');
  }

  /** Number of open descriptors of the process, by Linux. */
  get descriptors(): number {
    return readdirSync(`/proc/${this.pid}/fd`).length;
  }

  get memoryMb(): number {
    const status = readFileSync(`/proc/${this.pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024);
  }
}

export type Rig = Awaited<ReturnType<typeof startRig>>;

/** A database of its own behind a proxy that can fail, two replicas of the built service, the delivered nginx before them. */
export async function startRig() {
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-rig-'));
  const postgres = await startOwnPostgres();
  const proxy = await startFaultProxy({ host: '127.0.0.1', port: postgres.port });
  const url = new URL(postgres.url);
  url.port = String(proxy.port);
  const front = await freePort();
  const address = `http://127.0.0.1:${front}`;
  const env = {
    DATA_DIR: dataDir,
    DATABASE_URL: url.href,
    DEMO: 'true',
    LOG_LEVEL: 'fatal',
    // A token is valid for one origin, which the replicas share.
    PUBLIC_ORIGIN: address,
  };
  const replicas = [new Replica(await freePort(), env), new Replica(await freePort(), env)] as const;
  // One after the other, because the first fills in the demo data.
  for (const replica of replicas) await replica.start();
  const ports = replicas.map(({ port }) => port);
  const nginx = await startNginx({ file: 'site-plain.conf', replicas: ports, ports: { plain: front } });
  return {
    postgres,
    proxy,
    replicas,
    address,
    uploads: join(dataDir, 'uploads'),
    /** The environment of the replicas. */
    env,
    stop: async (): Promise<void> => {
      await nginx.stop();
      for (const replica of replicas) await replica.end('SIGTERM');
      await proxy.stop();
      await postgres.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

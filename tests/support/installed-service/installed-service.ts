import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, openSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { waitFor } from '@tests/support/wait-for';

const ROOT = resolve(import.meta.dirname, '../../..');
const START_LIMIT_MS = 60_000;

export interface ServiceOptions {
  env?: NodeJS.ProcessEnv;
  uid?: number;
  gid?: number;
  /** With a channel to this process, as the start script has it. */
  connected?: boolean;
  /** Leads a process group, as in a terminal: `interrupt` then reaches all of it. */
  inTerminal?: boolean;
  /** File for its output, in place of `output`. */
  logTo?: string;
  /** The path of the Node that runs it; by default the one of the tests. */
  node?: string;
}

export interface Ended {
  code: number | null;
  signal: NodeJS.Signals | null;
  output: string;
}

/** Puts an installed service into `directory`. */
export function installService(directory: string): void {
  execFileSync(process.execPath, [
    join(ROOT, 'tests/support/installed-service/build-service.mjs'),
    directory,
  ]);
}

export const dataDirOf = (directory: string): string => join(directory, '.data');

/** Process id of an installed service's database server; `null` if there is no pid file. */
export function postgresPid(directory: string): number | null {
  const home = join(dataDirOf(directory), 'postgres');
  const pointer = join(home, 'location');
  const path = existsSync(pointer) ? readFileSync(pointer, 'utf8').trim() : home;
  const file = join(path, 'cluster/postmaster.pid');
  return existsSync(file) ? Number(readFileSync(file, 'utf8').split('\n')[0]) : null;
}

export function isRunning(pid: number | null): boolean {
  // A zombie has a directory but no command line.
  return pid !== null && existsSync(`/proc/${pid}`) && readFileSync(`/proc/${pid}/cmdline`, 'utf8') !== '';
}

/** One start of an installed service. */
export class Service {
  private text = '';
  readonly ended: Promise<Ended>;

  private constructor(readonly process: ChildProcess) {
    const collect = (chunk: Buffer) => {
      this.text += chunk.toString();
    };
    process.stdout?.on('data', collect);
    process.stderr?.on('data', collect);
    this.ended = this.waitForEnd();
  }

  /** Node's own `close` does not come once the channel was cut. */
  private async waitForEnd(): Promise<Ended> {
    const [code, signal] = (await once(this.process, 'exit')) as [number | null, NodeJS.Signals | null];
    for (const stream of [this.process.stdout, this.process.stderr]) {
      if (stream?.closed === false) await once(stream, 'close');
    }
    return { code, signal, output: this.text };
  }

  /** Starts and returns at once. */
  static launch(directory: string, options: ServiceOptions = {}): Service {
    const {
      env = {},
      uid,
      gid,
      connected = false,
      inTerminal = false,
      logTo,
      node = process.execPath,
    } = options;
    const log = logTo === undefined ? ('pipe' as const) : openSync(logTo, 'a');
    const child = spawn(node, [join(directory, 'main.js')], {
      cwd: directory,
      env: { PATH: process.env['PATH'], PORT: '0', ...env },
      stdio: ['ignore', log, log, ...(connected ? (['ipc'] as const) : [])],
      detached: inTerminal,
      ...(uid === undefined ? {} : { uid, gid }),
    });
    if (typeof log === 'number') closeSync(log);
    return new Service(child);
  }

  /** Starts the service and returns once it answers. */
  static async start(directory: string, options: ServiceOptions = {}): Promise<Service> {
    const service = Service.launch(directory, options);
    const hasEnded = () => service.process.exitCode !== null || service.process.signalCode !== null;
    await waitFor(() => service.output.includes('按 Ctrl+C 停止') || hasEnded(), START_LIMIT_MS);
    if (hasEnded()) throw new Error(`the service did not start: ${service.output}`);
    return service;
  }

  get output(): string {
    return this.text;
  }

  get address(): string {
    return /http:\/\/[\d.]+:\d+/.exec(this.text)?.[0] ?? '';
  }

  fetch(path: string, init?: RequestInit): Promise<Response> {
    return fetch(`${this.address}${path}`, init);
  }

  async write(text: string): Promise<void> {
    const response = await this.fetch(`/notes/${text}`, { method: 'POST' });
    if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);
  }

  async read(): Promise<string[]> {
    const response = await this.fetch('/notes');
    return (await response.json()) as string[];
  }

  /** Ctrl-C: the terminal signals every process of the group. */
  interrupt(): void {
    process.kill(-(this.process.pid ?? 0), 'SIGINT');
  }

  async stop(signal: NodeJS.Signals = 'SIGTERM'): Promise<Ended> {
    this.process.kill(signal);
    return this.ended;
  }
}

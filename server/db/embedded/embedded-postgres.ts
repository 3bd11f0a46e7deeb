import { randomBytes } from 'node:crypto';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { readOrCreateKeyFile } from '@server/crypto/key-file';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { Client } from 'pg';
import { applicationUrl, prepareApplicationDatabase } from './application-database';
import { type ClusterHome, chooseSocketDirectory, openClusterHome } from './cluster-home';
import { takeLock } from './control-connection';
import { initialiseCluster } from './initialise-cluster';
import { findPlatformPackage } from './platform-package';
import { type Settings, signalPostmaster, stopPostmaster } from './postmaster';
import { type Program, type Reached, reachPostmaster } from './reach-postmaster';
import { tidyHome } from './tidy-home';
import { usableBinaries } from './usable-binaries';

export interface EmbeddedPostgresOptions {
  dataDir: string;
  settings?: Settings;
  /** Cuts a start short that is no longer wanted. */
  stopping?: AbortSignal;
  /** Receives progress lines for the operator. */
  say?: (line: string) => void;
  /** Called if another service took the lock while this one was restarting the database: this service must end. */
  onTakenOver?: () => void;
}

const STOP_LIMIT_MS = 30_000;
const HEAL_PAUSE_MS = 1000;

/** PostgreSQL from node_modules, run and watched by this process alone. */
export class EmbeddedPostgres {
  private readonly ending = new AbortController();
  private healing: Promise<void> = Promise.resolve();

  private constructor(
    private readonly program: Program,
    private readonly options: EmbeddedPostgresOptions,
    /** For the application's own role and database. */
    readonly url: string,
  ) {}

  /** No pooler is between the embedded server and this process. */
  readonly isPooled = false;
  get directUrl(): string {
    return this.url;
  }

  /** The directory of the rows, which a backup of the machine must include. */
  get place(): string {
    return this.program.home.path;
  }

  /** Refuses with a StartupError if another service uses the data directory. */
  static async start(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
    const home = openClusterHome(options.dataDir);
    const program = await prepareProgram(home, options.settings ?? {});
    const reached = await reachPostmaster(program, options.stopping ?? new AbortController().signal);
    await lockOrRefuse(reached, options.dataDir);
    // A server that was already running keeps its socket directory, and so must a server that replaces it.
    program.socketDirectory = reached.postmaster.socketDirectory;
    try {
      const password = keyOf(home, 'application');
      await prepareApplicationDatabase(reached.client, password);
      tidyHome(home, program.postgres);
      const embedded = new EmbeddedPostgres(program, options, applicationUrl(reached.postmaster, password));
      embedded.watch(reached.client);
      return embedded;
    } catch (error) {
      await stopPostmaster(home.cluster, STOP_LIMIT_MS);
      throw error;
    }
  }

  /** Ends with everything on disk; the next start needs no recovery. */
  async stop(): Promise<void> {
    this.ending.abort();
    await this.healing;
    // The lock is released only when the server stops, so no other start can come in between.
    await stopPostmaster(this.program.home.cluster, STOP_LIMIT_MS);
    rmSync(this.program.socketDirectory, { recursive: true, force: true });
  }

  /** Signals the server at once and without waiting; committed data is kept either way. */
  signal(name: 'SIGINT' | 'SIGQUIT'): void {
    this.ending.abort();
    signalPostmaster(this.program.home.cluster, name);
  }

  private watch(client: Client): void {
    client.once('end', () => {
      if (!this.ending.signal.aborted) this.healing = this.heal();
    });
  }

  private async heal(): Promise<void> {
    this.options.say?.('数据库连接中断，正在恢复……');
    while (!this.ending.signal.aborted) {
      try {
        const { client } = await reachPostmaster(this.program, this.ending.signal);
        if ((await takeLock(client)) === null) {
          this.watch(client);
          return this.options.say?.('数据库已恢复。');
        }
        await client.end();
        this.ending.abort();
        return this.options.onTakenOver?.();
      } catch (error) {
        if (this.ending.signal.aborted) return;
        this.options.say?.(`数据库尚未恢复：${error instanceof Error ? error.message : String(error)}`);
        await delay(HEAL_PAUSE_MS);
      }
    }
  }
}

const keyOf = (home: ClusterHome, name: string): string =>
  readOrCreateKeyFile(join(home.path, `${name}.password`), () => randomBytes(24).toString('base64url'));

async function prepareProgram(home: ClusterHome, settings: Settings): Promise<Program> {
  const { postgres, initdb } = usableBinaries(findPlatformPackage(), home);
  const password = keyOf(home, 'postgres');
  await initialiseCluster(initdb, home, password);
  return { postgres, home, settings, password, socketDirectory: chooseSocketDirectory(home) };
}

async function lockOrRefuse({ client }: Reached, dataDir: string): Promise<void> {
  const other = await takeLock(client);
  if (other === null) return;
  await client.end();
  const who = other.holder === null ? '另一个进程' : `进程 ${other.holder} `;
  throw new StartupError(
    `数据目录 ${dataDir} 正由${who}使用：本服务已经在运行。\n` +
      '请先停止它，或用 DATA_DIR 指定另一个目录再启动。',
    EXIT_CODES.alreadyRunning,
  );
}

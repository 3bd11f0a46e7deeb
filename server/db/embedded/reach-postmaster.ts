import type { ChildProcess } from 'node:child_process';
import { setTimeout as delay } from 'node:timers/promises';
import { MINUTE_MS } from '@contract/time-units';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import type { Client } from 'pg';
import { type ClusterHome, openSocketDirectory } from './cluster-home';
import { connectTo } from './control-connection';
import { type Settings, startPostmaster, tailOfLog } from './postmaster';
import { type Postmaster, readPostmaster } from './postmaster-file';

export interface Program {
  postgres: string;
  home: ClusterHome;
  /** Used when a server has to be started; one found running keeps its own. */
  socketDirectory: string;
  settings: Settings;
  password: string;
}

export interface Reached {
  client: Client;
  postmaster: Postmaster;
}

const POLL_MS = 40;
/** Counted from the last sign of life: recovery after a power cut may take longer as a whole. */
const PATIENCE_MS = MINUTE_MS;

const CANNOT_CONNECT_NOW = '57P03';
const WRONG_PASSWORD = ['28P01', '28000'];
/** Both end by themselves: a server of a concurrent start, or orphans of a killed one. */
const PASSING_OBSTACLE = /lock file ".+" already exists|pre-existing shared memory block/;

const codeOf = (error: unknown): string => String((error as NodeJS.ErrnoException).code);

const unavailable = (message: string, cause?: unknown): StartupError =>
  new StartupError(message, EXIT_CODES.databaseUnavailable, { cause });

/** The log also holds the words of earlier attempts; each line bears the id of the process that wrote it. */
const ownLines = (log: string, pid: number | undefined): string => {
  const lines = log.split('\n').filter((line) => line.includes(`[${pid}]`));
  return lines.length > 0 ? lines.join('\n') : log;
};

/** One attempt to start a server; `failure` says why the process ended early, null while it runs. */
class Attempt {
  private failure: string | null = null;

  constructor(private readonly program: Program) {
    openSocketDirectory(program.home, program.socketDirectory);
    const child: ChildProcess = startPostmaster(
      program.postgres,
      program.home,
      program.socketDirectory,
      program.settings,
    );
    child.once('error', (error) => this.end(error.message));
    child.once('exit', () => this.end(ownLines(tailOfLog(program.home), child.pid)));
  }

  private end(reason: string): void {
    this.failure = reason;
  }

  /** Answers whether to try once more; throws where another try would end alike. */
  mayTryAgain(): boolean {
    if (this.failure === null) return false;
    if (PASSING_OBSTACLE.test(this.failure)) return true;
    throw unavailable(`内置数据库无法启动（${this.program.home.cluster}）：\n${this.failure}`);
  }
}

/** A connection, or whether the server is starting up or silent; throws if waiting is useless. */
async function tryConnect(postmaster: Postmaster, password: string): Promise<Client | 'busy' | 'silent'> {
  try {
    return await connectTo(postmaster, password);
  } catch (error) {
    if (codeOf(error) === CANNOT_CONNECT_NOW) return 'busy';
    if (!WRONG_PASSWORD.includes(codeOf(error))) return 'silent';
    throw unavailable(
      '内置数据库不接受 postgres.password 文件中的密码。该文件与数据库不属于同一份数据，请一并从备份恢复。',
      error,
    );
  }
}

function outOfPatience({ home }: Program): StartupError {
  const pid = readPostmaster(home.cluster)?.pid;
  const hint = pid ? `进程 ${pid} 占着数据目录却不应答，请确认后结束它。` : '';
  return unavailable(`内置数据库 ${PATIENCE_MS / 1000} 秒内没有应答。${hint}\n${tailOfLog(home)}`);
}

/** Adopts the server that runs on the cluster, or starts one, and returns once it answers. */
export async function reachPostmaster(program: Program, stopping: AbortSignal): Promise<Reached> {
  let deadline = Date.now() + PATIENCE_MS;
  let attempt: Attempt | null = null;

  for (; Date.now() < deadline; await delay(POLL_MS)) {
    // While a server is starting it is easier to let it finish and stop it then.
    if (attempt === null) stopping.throwIfAborted();
    const postmaster = readPostmaster(program.home.cluster);
    if (postmaster === null) {
      if (attempt === null || attempt.mayTryAgain()) attempt = new Attempt(program);
      continue;
    }
    const answer = postmaster.isListening ? await tryConnect(postmaster, program.password) : 'silent';
    if (answer === 'busy') deadline = Date.now() + PATIENCE_MS;
    else if (answer !== 'silent') return { client: answer, postmaster };
  }
  throw outOfPatience(program);
}

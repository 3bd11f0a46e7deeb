import { join, resolve } from 'node:path';
import { environmentKeys, givenVariables, readEnvironment, type Variables } from '@server/config/environment';
import { type StoreAddress, storeOf } from '@server/config/store-address';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { isStorageAway } from '@server/errors/storage-away';
import { type BackupSecret, readBackupSecret, SECRET_VARIABLES } from './backup-secret';
import { type Progress, showProgress } from './progress';

/** Where the data of the service lies: told by the same configuration. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
  uploadDir: string;
  store: StoreAddress | null;
  /** What is copied has been scanned. */
  clamdUrl: null;
}

/** What every command works with. */
export interface Tools {
  progress: Progress;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** What backup and restore stand on: also the settings themselves, and the secret of the backup. */
export interface Surroundings extends Place, Tools {
  given: Variables;
  secret: BackupSecret;
}

const ABORTED = 130;

/** Unlike `loadConfig` this makes no keys. */
function readPlace(): Place {
  const root = process.cwd();
  const env = readEnvironment(root, process.env);
  const dataDir = resolve(root, env.DATA_DIR);
  return {
    // Locks and settings are kept on the connection all the while.
    databaseUrl: env.DATABASE_URL ? (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL) : null,
    dataDir,
    uploadDir: env.UPLOAD_DIR ? resolve(root, env.UPLOAD_DIR) : join(dataDir, 'uploads'),
    store: storeOf(env),
    clamdUrl: null,
  };
}

export const withSecret = (around: Place & Tools): Surroundings => ({
  ...around,
  given: givenVariables(process.cwd(), process.env, environmentKeys),
  secret: readBackupSecret(givenVariables(process.cwd(), process.env, SECRET_VARIABLES)),
});

/** People get the sentence they can act on; a fault of the program keeps its stack. */
function explain(error: unknown, signal: AbortSignal, aborted: string): number {
  if (signal.aborted) {
    process.stderr.write(`${aborted}\n`);
    return ABORTED;
  }
  const isForPeople = error instanceof StartupError || isStorageAway(error);
  const text = isForPeople ? error.message : ((error as Error | undefined)?.stack ?? String(error));
  process.stderr.write(`${text}\n`);
  return error instanceof StartupError ? error.exitCode : EXIT_CODES.failure;
}

/** Runs a command to its end; Ctrl-C lets it tidy up first. */
export async function runCommand(
  work: (around: Place & Tools, args: string[]) => Promise<number>,
  aborted = '已中止，没有写成。',
): Promise<void> {
  const abort = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => abort.abort());
  const progress = showProgress(process.stderr);
  try {
    const tools = {
      progress,
      signal: abort.signal,
      say: (line: string) => process.stdout.write(`${line}\n`),
    };
    process.exitCode = await work({ ...readPlace(), ...tools }, process.argv.slice(2));
  } catch (error) {
    progress.end();
    process.exitCode = explain(error, abort.signal, aborted);
  }
}

import { join, resolve } from 'node:path';
import { environmentKeys, givenVariables, readEnvironment, type Variables } from '@server/config/environment';
import { type StoreAddress, storeOf } from '@server/config/store-address';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { isStorageAway } from '@server/errors/storage-away';
import { type BackupSecret, readBackupSecret, SECRET_VARIABLES } from './backup-secret';
import { type Progress, showProgress } from './progress';

/** Where the service keeps its data, from the same configuration as the service. */
export interface Place {
  databaseUrl: string | null;
  dataDir: string;
  uploadDir: string;
  store: StoreAddress | null;
  /** No virus scanner: files that are copied were scanned when they were uploaded. */
  clamdUrl: null;
}

/** What every command works with. */
export interface Tools {
  progress: Progress;
  signal: AbortSignal;
  say: (line: string) => void;
}

/** What backup and restore work with: the place and tools, and also the raw settings and the secret of the backup. */
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
    // Direct, not through a pooler: locks and session settings must stay on one connection.
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

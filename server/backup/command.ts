import { join, resolve } from 'node:path';
import { environmentKeys, givenVariables, readEnvironment, type Variables } from '@server/config/environment';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { type BackupSecret, readBackupSecret, SECRET_VARIABLES } from './backup-secret';
import { type Progress, showProgress } from './progress';

/** What both commands stand on: the same configuration as the service, and the secret of the backup. */
export interface Surroundings {
  databaseUrl: string | null;
  dataDir: string;
  uploadDir: string;
  given: Variables;
  secret: BackupSecret;
  progress: Progress;
  signal: AbortSignal;
  say: (line: string) => void;
}

const ABORTED = 130;

/** Unlike `loadConfig` this makes no keys. */
function readSurroundings(progress: Progress, signal: AbortSignal): Surroundings {
  const root = process.cwd();
  const env = readEnvironment(root, process.env);
  const dataDir = resolve(root, env.DATA_DIR);
  return {
    // Locks and settings are kept on the connection all the while.
    databaseUrl: env.DATABASE_URL ? (env.DATABASE_DIRECT_URL ?? env.DATABASE_URL) : null,
    dataDir,
    uploadDir: env.UPLOAD_DIR ? resolve(root, env.UPLOAD_DIR) : join(dataDir, 'uploads'),
    given: givenVariables(root, process.env, environmentKeys),
    secret: readBackupSecret(givenVariables(root, process.env, SECRET_VARIABLES)),
    progress,
    signal,
    say: (line) => process.stdout.write(`${line}\n`),
  };
}

/** People get the sentence they can act on; a fault of the program keeps its stack. */
function explain(error: unknown, signal: AbortSignal): number {
  if (signal.aborted) {
    process.stderr.write('已中止，没有写成。\n');
    return ABORTED;
  }
  const isForPeople = error instanceof StartupError;
  const text = isForPeople ? error.message : ((error as Error | undefined)?.stack ?? String(error));
  process.stderr.write(`${text}\n`);
  return isForPeople ? error.exitCode : EXIT_CODES.failure;
}

/** Runs a command to its end; Ctrl-C lets it tidy up first. */
export async function runCommand(
  work: (surroundings: Surroundings, args: string[]) => Promise<number>,
): Promise<void> {
  const abort = new AbortController();
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(name, () => abort.abort());
  const progress = showProgress(process.stderr);
  try {
    process.exitCode = await work(readSurroundings(progress, abort.signal), process.argv.slice(2));
  } catch (error) {
    progress.end();
    process.exitCode = explain(error, abort.signal);
  }
}

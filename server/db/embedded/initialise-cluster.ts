import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { asAccount, canEnter } from './account';
import { type ClusterHome, giveTo } from './cluster-home';

export const SUPERUSER = 'postgres';

/** The part of the version that decides whether a program can read a cluster. */
const CLUSTER_VERSION = '18';

const run = promisify(execFile);

/**
 * PostgreSQL's built-in C.UTF-8 orders text alike on every machine and survives upgrades of the C
 * library, which would silently spoil indexes. macOS has no C.UTF-8 of its own to go with it.
 */
const LOCALE = [
  `--locale=${process.platform === 'darwin' ? 'C' : 'C.UTF-8'}`,
  '--locale-provider=builtin',
  '--builtin-locale=C.UTF-8',
  '--encoding=UTF8',
];

function makeDraft({ account, path }: ClusterHome): string {
  const draft = join(path, `initdb-${process.pid}`);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft);
  giveTo(account, draft);
  return draft;
}

/** initdb reads the password from a file, as PostgreSQL's user: it may not read ours. */
function makePasswordFile(
  { account, path }: ClusterHome,
  password: string,
): { folder: string; file: string } {
  const place = canEnter(account, path) ? path : tmpdir();
  const folder = mkdtempSync(join(place, 'initdb-password-'));
  const file = join(folder, 'password');
  writeFileSync(file, password, { mode: 0o600 });
  giveTo(account, file);
  giveTo(account, folder);
  return { folder, file };
}

async function runInitdb(initdb: string, home: ClusterHome, draft: string, password: string): Promise<void> {
  const { folder, file } = makePasswordFile(home, password);
  const where = [`--pgdata=${draft}`, `--username=${SUPERUSER}`, `--pwfile=${file}`];
  const how = ['--auth=scram-sha-256', '--data-checksums', '--no-instructions'];
  try {
    await run(initdb, [...where, ...how, ...LOCALE], asAccount(home.account));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function moveIntoPlace(draft: string, cluster: string): void {
  try {
    renameSync(draft, cluster);
  } catch (error) {
    // Another start was quicker; both used the same password file, so its cluster is as good.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error;
  }
}

function assertReadable(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim();
  if (version === CLUSTER_VERSION) return;
  throw new StartupError(
    `${cluster} 由 PostgreSQL ${version} 建立，本程序内置的是 ${CLUSTER_VERSION}，无法读取。请换用匹配的版本，或从备份恢复。`,
    EXIT_CODES.wrongData,
  );
}

/** initdb hands paths to a shell between double quotes, where these mean something else. */
function assertPlain(...paths: string[]): void {
  const odd = paths.find((path) => /["$`\\\n]/.test(path));
  if (odd === undefined) return;
  throw new StartupError(
    `内置数据库不能放在含有引号、$、反引号或反斜杠的路径里：${odd}\n请把项目移到别处，或用 DATA_DIR 指定另一个目录。`,
    EXIT_CODES.databaseUnavailable,
  );
}

/** Makes the cluster unless it is there: in a draft that is renamed, so that it is there whole or not at all. */
export async function initialiseCluster(initdb: string, home: ClusterHome, password: string): Promise<void> {
  if (existsSync(home.cluster)) return assertReadable(home.cluster);
  assertPlain(initdb, home.path);
  const draft = makeDraft(home);
  try {
    await runInitdb(initdb, home, draft, password);
    moveIntoPlace(draft, home.cluster);
  } catch (error) {
    // Another start was quicker, holds the lock, and has tidied this draft away.
    if (existsSync(join(home.cluster, 'PG_VERSION'))) return;
    const said = (error as { stderr?: string }).stderr?.trim() ?? String(error);
    throw new StartupError(`无法建立内置数据库（${home.path}）：\n${said}`, EXIT_CODES.databaseUnavailable, {
      cause: error,
    });
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
}

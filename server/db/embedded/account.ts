import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

/** The user PostgreSQL runs as; `null` means the user the service itself runs as. */
export type Account = { name: string; uid: number; gid: number } | null;

const FALLBACK_NAME = 'nobody';

interface PasswdRow {
  name: string;
  uid: number;
  gid: number;
}

function readPasswd(): PasswdRow[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && !fields[0]?.startsWith('#'))
    .map(([name = '', , uid, gid]) => ({ name, uid: Number(uid), gid: Number(gid) }));
}

/** PostgreSQL refuses to run as root. An existing cluster keeps its owner, a new one goes to `nobody`. */
export function chooseAccount(cluster: string): Account {
  if (process.getuid?.() !== 0) return null;
  const users = readPasswd();
  const ownerUid = existsSync(cluster) ? statSync(cluster).uid : 0;
  const owner = users.find((user) => user.uid === ownerUid && user.uid !== 0);
  const account = owner ?? users.find((user) => user.name === FALLBACK_NAME);
  if (account) return account;
  throw new StartupError(
    '以 root 启动时，内置数据库须由另一个系统用户运行，但本机没有 nobody 用户。请改用普通用户启动。',
    EXIT_CODES.databaseUnavailable,
  );
}

/**
 * A fixed environment: the locale, proxies or PostgreSQL variables of the current shell must not influence PostgreSQL.
 */
const CLEAN_ENVIRONMENT: NodeJS.ProcessEnv = { PATH: process.env['PATH'], LC_ALL: 'C', TZ: 'UTC' };

/** Everything `spawn` needs to start a program as that user, in a directory that everybody may enter. */
export function asAccount(account: Account) {
  const identity = account ? { uid: account.uid, gid: account.gid } : {};
  return { ...identity, cwd: '/', env: CLEAN_ENVIRONMENT };
}

/** Asked of the system itself rather than read from mode bits: ACLs and mount options count too. */
function isTrueFor(account: Account, test: string, path: string): boolean {
  const script = `test ${test} "$1"`;
  return spawnSync('/bin/sh', ['-c', script, 'sh', path], asAccount(account)).status === 0;
}

export const canEnter = (account: Account, directory: string): boolean => isTrueFor(account, '-x', directory);

export const canRunFrom = (account: Account, root: string): boolean =>
  isTrueFor(account, '-x', join(root, 'native', 'bin', 'postgres')) &&
  isTrueFor(account, '-r', join(root, 'native', 'share', 'postgresql', 'postgres.bki'));

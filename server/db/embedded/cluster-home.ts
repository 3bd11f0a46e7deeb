import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureOwnDirectory } from '@server/crypto/key-file';
import { type Account, canEnter, chooseAccount } from './account';

/** Where one embedded database lives. */
export interface ClusterHome {
  account: Account;
  /** Holds everything below; its owner is the service. */
  path: string;
  /** PostgreSQL's own data directory. */
  cluster: string;
  /** PostgreSQL's log file. */
  log: string;
}

/** Replaces a data directory of root that lies below a home directory PostgreSQL's user cannot enter. */
const SYSTEM_HOMES = '/var/lib/kaichuang';
/** sockaddr_un holds 104 bytes on macOS and 108 on Linux, the closing zero and `/.s.PGSQL.5432` included. */
const SOCKET_DIRECTORY_BYTES = 104 - 1 - '/.s.PGSQL.5432'.length;

const pointerOf = (home: string): string => join(home, 'location');

function readPointer(home: string): string | null {
  return existsSync(pointerOf(home)) ? readFileSync(pointerOf(home), 'utf8').trim() : null;
}

/** The name is random, not derived: an erased data directory must not find its old rows again. */
function moveToSystemHome(home: string): string {
  const elsewhere = join(SYSTEM_HOMES, randomBytes(6).toString('hex'));
  ensureOwnDirectory(elsewhere);
  writeFileSync(pointerOf(home), `${elsewhere}\n`, { flag: 'wx' });
  return elsewhere;
}

/** Finds or makes the place of the embedded database of a data directory. */
export function openClusterHome(dataDir: string): ClusterHome {
  ensureOwnDirectory(dataDir);
  const home = join(dataDir, 'postgres');
  ensureOwnDirectory(home);

  const near = readPointer(home) ?? home;
  const account = chooseAccount(join(near, 'cluster'));
  const path = near !== home || account === null || canEnter(account, near) ? near : moveToSystemHome(home);
  return { account, path, cluster: join(path, 'cluster'), log: join(path, 'postgres.log') };
}

/** Gives a directory to the user PostgreSQL runs as, and to nobody else. */
export function giveTo(account: Account, directory: string): void {
  chmodSync(directory, 0o700);
  if (account) chownSync(directory, account.uid, account.gid);
}

/** Where the socket goes: beside the cluster unless the kernel finds that path too long. */
export function chooseSocketDirectory({ path }: ClusterHome): string {
  const near = join(path, 'socket');
  if (Buffer.byteLength(near) <= SOCKET_DIRECTORY_BYTES) return near;
  const place = Buffer.byteLength(tmpdir()) + 16 <= SOCKET_DIRECTORY_BYTES ? tmpdir() : '/tmp';
  return mkdtempSync(join(place, 'kc-pg-'));
}

/** Only PostgreSQL's user (and root) enters it; made anew where a cleaner of temporary files was at work. */
export function openSocketDirectory({ account }: ClusterHome, directory: string): void {
  mkdirSync(directory, { recursive: true });
  giveTo(account, directory);
}

import {
  chmodSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';
import { canRunFrom } from './account';
import type { ClusterHome } from './cluster-home';
import type { PlatformPackage } from './platform-package';
import { makeSonameLinks } from './soname-links';

export interface Binaries {
  postgres: string;
  initdb: string;
}

const binariesIn = (root: string): Binaries => ({
  postgres: join(root, 'native', 'bin', 'postgres'),
  initdb: join(root, 'native', 'bin', 'initdb'),
});

/** Static libraries and build hints are a tenth of the package and of no use to a running server. */
const isNeeded = (path: string): boolean => !path.endsWith('.a') && basename(path) !== 'pkgconfig';

/** The package may have been unpacked under a restrictive umask. */
function openToReaders(path: string): void {
  const stat = lstatSync(path);
  if (stat.isSymbolicLink()) return;
  const isDirectory = stat.isDirectory();
  chmodSync(path, isDirectory || stat.mode & 0o100 ? 0o755 : 0o644);
  if (isDirectory) for (const name of readdirSync(path)) openToReaders(join(path, name));
}

/** Complete or not there: a half-made copy never bears the final name. */
function copyTo(target: string, from: PlatformPackage): void {
  const draft = `${target}.${process.pid}`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  cpSync(join(from.root, 'native'), join(draft, 'native'), {
    recursive: true,
    verbatimSymlinks: true,
    filter: isNeeded,
  });
  makeSonameLinks(draft);
  openToReaders(draft);
  try {
    renameSync(draft, target);
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    if (!existsSync(target)) throw error;
  }
}

/**
 * The binaries where they were installed, if PostgreSQL's user can run them there; else a copy
 * beside the cluster: `node_modules` may be read-only, or lie in a home nobody else may enter.
 */
export function usableBinaries(from: PlatformPackage, { account, path }: ClusterHome): Binaries {
  if (makeSonameLinks(from.root) && canRunFrom(account, from.root)) return binariesIn(from.root);

  const target = join(path, `program-${basename(from.name)}-${from.version}`);
  if (!existsSync(target)) copyTo(target, from);
  if (canRunFrom(account, target)) return binariesIn(target);
  throw new StartupError(
    `系统用户 ${account?.name ?? '当前用户'} 无法运行 ${target} 里的内置数据库程序。` +
      '该目录所在的磁盘可能禁止执行程序（noexec），请把 DATA_DIR 设到别处。',
    EXIT_CODES.databaseUnavailable,
  );
}

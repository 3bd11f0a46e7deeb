import { randomUUID } from 'node:crypto';
import { chmodSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { EXIT_CODES, StartupError } from '@server/errors/startup-error';

const OWNER_ONLY = 0o600;

/** The service as root runs PostgreSQL under another user, who must be able to pass through. */
const PASSABLE = process.getuid?.() === 0 ? 0o711 : 0o700;

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

function refuse(path: string, error: unknown): never {
  throw new StartupError(
    `无法读写密钥文件 ${path}（${String(codeOf(error))}）。请用当初启动服务的同一个用户启动，或修正该文件的所有者。`,
    EXIT_CODES.badConfig,
    { cause: error },
  );
}

/**
 * Creates a directory and its parents, private to their owner (passable, but not readable, if the service runs as
 * root).
 */
export function ensureOwnDirectory(path: string, mode = PASSABLE): void {
  const firstCreated = mkdirSync(path, { recursive: true });
  if (firstCreated === undefined) return;
  // mkdir applies the umask to its mode, so set it again here. Directories that existed before keep their mode.
  for (let made = dirname(path); made.length >= firstCreated.length; made = dirname(made)) {
    chmodSync(made, PASSABLE);
  }
  chmodSync(path, mode);
}

export function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    return refuse(path, error);
  }
}

/** Two first starts at once must end with one key: `link` fails where a file already stands. */
function createOnce(path: string, content: string): void {
  const draft = `${path}.${randomUUID()}`;
  try {
    ensureOwnDirectory(dirname(path), 0o700);
    writeFileSync(draft, `${content}\n`, { mode: OWNER_ONLY, flag: 'wx', flush: true });
    linkSync(draft, path);
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') refuse(path, error);
  } finally {
    rmSync(draft, { force: true });
  }
}

/** A secret that is made once and then kept in a file only its owner reads. */
export function readOrCreateKeyFile(path: string, make: () => string): string {
  const existing = readIfThere(path);
  if (existing === null) createOnce(path, make());
  const key = existing ?? readIfThere(path);
  if (key) return key;
  // Making a new key here would make everything unreadable that the lost one has encrypted.
  throw new StartupError(
    `密钥文件 ${path} 是空的。请从备份恢复它；若这里从未存过数据，删除它后重新启动。`,
    EXIT_CODES.badConfig,
  );
}

import { existsSync, readFileSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

interface Link {
  source: string;
  target: string;
}

const codeOf = (error: unknown): unknown => (error as NodeJS.ErrnoException).code;

/**
 * A package from the registry cannot hold symbolic links, and its install script that makes them
 * does not run under `--ignore-scripts`. Without them PostgreSQL does not find its libraries.
 * Answers whether all are there: a read-only `node_modules` leaves them missing.
 */
export function makeSonameLinks(root: string): boolean {
  const list = join(root, 'native', 'pg-symlinks.json');
  if (!existsSync(list)) return true;
  const links = JSON.parse(readFileSync(list, 'utf8')) as Link[];
  return links.every(({ source, target }) => makeLink(join(root, source), join(root, target)));
}

function makeLink(source: string, target: string): boolean {
  if (existsSync(target)) return true;
  try {
    // Relative, so that a moved or copied directory keeps working.
    const name = dirname(source) === dirname(target) ? basename(source) : source;
    symlinkSync(name, target);
    return true;
  } catch (error) {
    // Another start may have been quicker.
    if (codeOf(error) === 'EEXIST') return existsSync(target);
    if (['EACCES', 'EROFS', 'EPERM'].includes(String(codeOf(error)))) return false;
    throw error;
  }
}

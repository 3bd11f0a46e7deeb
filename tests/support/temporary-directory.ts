import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new directory that is removed after the test file. */
export function temporaryDirectory(prefix = 'kaichuang-'): string {
  const path = realpathSync(mkdtempSync(join(tmpdir(), prefix)));
  // As root, PostgreSQL runs under another user, who must get through.
  chmodSync(path, 0o755);
  afterAll(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

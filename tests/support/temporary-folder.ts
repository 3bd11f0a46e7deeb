import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/** Writes the files into a new folder, which is deleted after the callback. */
export async function withFiles<T>(files: Record<string, string>, use: (folder: string) => T | Promise<T>) {
  const folder = mkdtempSync(join(tmpdir(), 'kaichuang-'));
  try {
    for (const [path, text] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), text);
    }
    return await use(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

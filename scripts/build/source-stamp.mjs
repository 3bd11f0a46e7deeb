import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** Umi writes these itself, differently each time. */
const GENERATED = /^\.umi/;

function addTo(hash, root, path) {
  const full = join(root, path);
  if (!existsSync(full)) return;
  if (!statSync(full).isDirectory()) {
    hash.update(`${path}\0`).update(readFileSync(full)).update('\0');
    return;
  }
  for (const name of readdirSync(full).sort()) {
    if (!GENERATED.test(name)) addTo(hash, root, join(path, name));
  }
}

/** One hash over the content of files and folders; times and permissions do not count. */
export function hashOf(root, paths) {
  const hash = createHash('sha256');
  for (const path of paths) addTo(hash, root, path);
  return hash.digest('hex');
}

const isMadeFrom = (hash, { output, stamp }) =>
  existsSync(output) && existsSync(stamp) && readFileSync(stamp, 'utf8') === hash;

/** Whether `output` exists and was made from the current content. */
export const isCurrent = (built) => isMadeFrom(hashOf(built.root, built.sources), built);

/** Runs `build` unless `output` stands and was made from the same content. */
export async function buildIfChanged({ root, sources, output, stamp, build }) {
  const hash = hashOf(root, sources);
  if (isMadeFrom(hash, { output, stamp })) return false;
  // Removed first: after an interrupted build, the previous stamp must not claim that its output is current.
  rmSync(stamp, { force: true });
  await build();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
  return true;
}

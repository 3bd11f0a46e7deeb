import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { runNode } from './child.mjs';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** Builds the service if its sources have changed, then runs one of its programs with the arguments of this one. */
export async function runBuilt(program) {
  const built = await runNode([join(ROOT, 'scripts/start.mjs'), '--build-only', '--service-only'], {
    cwd: ROOT,
  });
  if (built !== 0) return built;
  const path = join(ROOT, 'dist/server', program);
  return runNode(['--enable-source-maps', path, ...process.argv.slice(2)], { cwd: ROOT });
}

import { spawnSync } from 'node:child_process';
import { join, resolve } from 'node:path';

const root = resolve(__dirname, '../..');

/** Runs one of our scripts as a person would, and returns its whole output. */
export function runScript(name: string, args: string[] = [], env: Record<string, string> = {}) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(root, 'scripts', name), ...args], {
    encoding: 'utf8',
    env: { ...process.env, ...env },
  });
  return { status, output: stdout + stderr };
}

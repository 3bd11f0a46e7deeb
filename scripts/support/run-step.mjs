import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join, resolve } from 'node:path';

export const ROOT = resolve(import.meta.dirname, '../..');
const require = createRequire(import.meta.url);

/** The script behind a package's command, run by this very Node: no shell, no npx, the same on Windows. */
export function binOf(packageName, command) {
  const manifest = require.resolve(`${packageName}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[command]);
}

/** Longer than the longest step on two busy cores; ends a step that hangs, so that it cannot block the whole run. */
const STEP_MS = 75 * 60_000;

/**
 * Runs one script to its end and reports how long it took. Never throws; a failure is a result. The output of a `held`
 * step is printed at once at its end, because output of parallel steps would be unreadable.
 */
export async function runStep(name, [script, ...args], { env = {}, held = false, limitMs = STEP_MS } = {}) {
  const started = performance.now();
  const said = [];
  const output = held ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, [script, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', output, output],
    timeout: limitMs,
    killSignal: 'SIGKILL',
  });
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk));
  const code = await new Promise((done) => {
    child.once('error', () => done(1));
    child.once('close', (exitCode, signal) => {
      if (signal) said.push(Buffer.from(`${name}: ended by ${signal}\n`));
      done(exitCode ?? 1);
    });
  });
  const seconds = (performance.now() - started) / 1000;
  process.stdout.write(Buffer.concat(said));
  console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds.toFixed(1)} s)\n`);
  return { name, ok: code === 0, seconds };
}

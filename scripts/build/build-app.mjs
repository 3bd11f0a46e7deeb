// Builds the pages with Umi, reports the progress, and compresses the output.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { codeOf } from '../support/child.mjs';
import { compressApp } from './compress-app.mjs';

/** One line per fifth of the build: enough to show progress, in a terminal and in a log. */
const STEP = 0.2;
const FAILED = '前端构建失败，原因见上文。';

/** Returns a function that gives the time elapsed since this call, formatted for people. */
export function startClock() {
  const begun = performance.now();
  return () => `${((performance.now() - begun) / 1000).toFixed(1)} 秒`;
}

const tellSteps = (say, clock) => {
  let told = 0;
  return ({ share }) => {
    const step = Math.floor(share / STEP) * STEP;
    if (step <= told || step >= 1) return;
    told = step;
    say(`前端：${Math.round(step * 100)}%（${clock()}）`);
  };
};

/**
 * Umi's own report of some four hundred files is shown only when something went wrong.
 * @param {{root: string, say: (line: string) => void, signal: AbortSignal}} options
 */
async function bundle({ root, say, signal }) {
  const clock = startClock();
  const child = spawn(process.execPath, [join(root, 'node_modules/@umijs/max/bin/max.js'), 'build'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    signal,
    killSignal: 'SIGTERM',
  });
  const said = [];
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk));
  child.on('message', tellSteps(say, clock));
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode, by) => done(codeOf(exitCode, by)));
  });
  if (code !== 0) {
    process.stderr.write(Buffer.concat(said));
    throw new Error(FAILED);
  }
  say(`前端：已构建（${clock()}）`);
}

/** The program that draws the public pages is by far the largest that the service loads. */
async function compileRenderer(root, directory, signal) {
  const { NODE_OPTIONS: _, ...env } = process.env;
  const program = [join(root, 'scripts/build/compile-ahead.mjs'), join(directory, 'page-renderer.cjs')];
  const child = spawn(process.execPath, program, { env, stdio: ['ignore', 'ignore', 'inherit'], signal });
  const code = await new Promise((done, fail) => {
    child.once('error', fail);
    child.once('close', (exitCode, by) => done(codeOf(exitCode, by)));
  });
  if (code !== 0) throw new Error(FAILED);
}

/**
 * `onBuilt` is called as soon as the pages can be opened; they are compressed after that.
 * @param {{root: string, directory: string, say: (line: string) => void, signal: AbortSignal, onBuilt?: () => void}} options
 */
export async function buildApp({ root, directory, say, signal, onBuilt }) {
  await bundle({ root, say, signal });
  onBuilt?.();
  const clock = startClock();
  await compileRenderer(root, directory, signal);
  await compressApp(directory, signal);
  say(`前端：已压缩（${clock()}）`);
}

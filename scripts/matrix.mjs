import { binOf, runStep } from './support/run-step.mjs';

/**
 * `npm run matrix`: every autosaving form field, every edit and every way of leaving, in a real browser on the real
 * service. Prints its table and how long it took; CONTRIBUTING.md has the figures.
 *
 * --form 需求,base     only these forms        --way 刷新,关闭    only these ways of leaving
 * --rounds 1           at most this many walks per form
 * --all                every field with every edit and every way, instead of the ways in turn
 * --file table.txt     also writes the table to this file
 */
const args = process.argv.slice(2);
const named = ['form', 'way', 'rounds', 'file'].flatMap((name) => {
  const at = args.indexOf(`--${name}`);
  const value = args[at + 1];
  return at < 0 || value === undefined ? [] : [[`MATRIX_${name.toUpperCase()}`, value]];
});
const env = { ...Object.fromEntries(named), ...(args.includes('--all') ? { MATRIX_ALL: 'yes' } : {}) };
const HOURS_MS = 24 * 3_600_000;

const built = await runStep('build', ['scripts/start.mjs', '--build-only']);
const walked = built.ok
  ? await runStep('matrix', [binOf('jest', 'jest'), '--ci', '--runInBand', '--selectProjects', 'matrix'], {
      env,
      limitMs: HOURS_MS,
    })
  : undefined;
process.exitCode = walked?.ok ? 0 : 1;

import { binOf, runStep } from './run-step.mjs';

/**
 * `npm run matrix`: every field of the forms that save by themselves, every edit, every way of leaving, in a real
 * browser on the real service. Prints its table and says how long it took; CONTRIBUTING.md has the figures.
 *
 *   --step base,unit     only these steps        --way 刷新,关闭    only these ways of leaving
 *   --rounds 1           only so many rounds: each field once instead of once for every edit and place
 *   --file table.txt     writes the table there as well
 */
const args = process.argv.slice(2);
const env = Object.fromEntries(
  ['step', 'way', 'rounds', 'file'].flatMap((name) => {
    const at = args.indexOf(`--${name}`);
    const value = args[at + 1];
    return at < 0 || value === undefined ? [] : [[`MATRIX_${name.toUpperCase()}`, value]];
  }),
);
const HOURS_MS = 8 * 3_600_000;

const built = await runStep('build', ['scripts/start.mjs', '--build-only']);
const walked = built.ok
  ? await runStep('matrix', [binOf('jest', 'jest'), '--ci', '--runInBand', '--selectProjects', 'matrix'], {
      env,
      limitMs: HOURS_MS,
    })
  : undefined;
process.exitCode = walked?.ok ? 0 : 1;

import { execFileSync } from 'node:child_process';
import { reachedTests } from './structure/reached-tests.mjs';
import { readTree } from './structure/tree.mjs';
import { binOf, ROOT, runStep } from './support/run-step.mjs';

/**
 * `npm run test:changed`: the unit and service tests that the changes since `main` can reach, committed or not.
 * Another starting point: `npm run test:changed -- HEAD~3`. What it leaves out, `npm test` runs.
 */
const git = (...args) =>
  execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n').filter(Boolean);

const [since = 'main'] = process.argv.slice(2);
const [base] = git('merge-base', since, 'HEAD');
const changed = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')];
const tests = reachedTests(changed, readTree(ROOT));
console.log(`${changed.length} files changed since ${since}, ${tests.length} test files reached\n`);
if (tests.length > 0) {
  const { ok } = await runStep('tests', [binOf('jest', 'jest'), '--runTestsByPath', ...tests]);
  process.exitCode = ok ? 0 : 1;
}

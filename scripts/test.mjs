import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { CLAIM, claimsOf } from './conformance/claims.mjs';
import { binOf, ROOT, runStep } from './run-step.mjs';
import { readTree } from './structure/tree.mjs';

/**
 * `npm test`: checks, build, every test project. `npm run test:unit`: the two projects that need neither a build
 * nor a browser. Always ends with one line, `N passed, N failed`, in which a failed check or build counts as well.
 */
const quick = process.argv.includes('--unit');
const jest = binOf('jest', 'jest');
const titles = [];
const scratch = mkdtempSync(join(tmpdir(), 'kaichuang-test-'));

/** A row of docs/conformance.md is proved by a test that passed, not by a title that merely stands in a file. */
function checkClaims() {
  const proved = new Set(titles.flatMap((title) => [...title.matchAll(CLAIM)].map(([, id]) => id)));
  const unproved = [...claimsOf(readTree(ROOT).files).keys()].filter((id) => !proved.has(id));
  for (const id of unproved) console.error(`conformance: no passed test bears [${id}] in its title`);
  return asCount({ ok: unproved.length === 0 });
}

/** A run that dies before its reporter speaks has failed at least once. */
async function runJest(name, args) {
  const file = join(scratch, name.replaceAll(' ', '-'));
  const { ok } = await runStep(name, [jest, '--ci', ...args], { TEST_SUMMARY_FILE: file });
  const counts = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : { passed: 0, failed: 0, titles: [] };
  titles.push(...counts.titles);
  return ok || counts.failed > 0 ? counts : { ...counts, failed: 1 };
}

const asCount = ({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

async function runAll() {
  // Everything below reads src/.umi: types, aliases and the build alike.
  const counts = [asCount(await runStep('set up Umi', [binOf('@umijs/max', 'max'), 'setup']))];
  if (!quick) {
    counts.push(...(await runChecks()).map(asCount));
    counts.push(asCount(await runStep('build', ['scripts/start.mjs', '--build-only'])));
  }
  counts.push(await runJest('unit and service tests', ['--selectProjects', 'app', 'node']));
  if (!quick) {
    // One at a time: these stop processes and measure time, and a second Chromium would starve both.
    counts.push(await runJest('fault tests', ['--runInBand', '--selectProjects', 'faults']));
    counts.push(await runJest('browser tests', ['--runInBand', '--selectProjects', 'browser']));
    counts.push(checkClaims());
  }
  return counts;
}

const started = performance.now();
process.chdir(ROOT);
try {
  const counts = await runAll();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  console.log(`Total time ${((performance.now() - started) / 60_000).toFixed(1)} min\n`);
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

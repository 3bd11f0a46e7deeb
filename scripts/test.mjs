import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runChecks } from './check.mjs';
import { CLAIM, claimsOf } from './conformance/claims.mjs';
import { readTree } from './structure/tree.mjs';
import { binOf, ROOT, runStep } from './support/run-step.mjs';

/**
 * `npm test`: checks, build, every test project. `npm run test:unit`: the two projects that need neither a build
 * nor a browser. Always ends with one line, `N passed, N failed`, in which a failed check or build counts as well.
 */
const quick = process.argv.includes('--unit');
const jest = binOf('jest', 'jest');
const NOTHING = { passed: 0, failed: 0, titles: [], files: [] };
const QUICK_PROJECTS = ['app', 'node'];
const SLOWEST = 10;
/** Pages rendered in a test soon become garbage: a larger young generation (in MiB) frees them mostly without copying. */
const V8_OPTIONS = ['--max-semi-space-size=64'];
const scratch = mkdtempSync(join(tmpdir(), 'kaichuang-test-'));
const steps = [];
let run = NOTHING;

async function step(...args) {
  const result = await runStep(...args);
  steps.push(result);
  return result;
}

const asCount = ({ ok }) => (ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/** A row of docs/conformance.md is proved only by a test that passed, not by a title in a file. */
function checkClaims() {
  const proved = new Set(run.titles.flatMap((title) => [...title.matchAll(CLAIM)].map(([, id]) => id)));
  const unproved = [...claimsOf(readTree(ROOT).files).keys()].filter((id) => !proved.has(id));
  for (const id of unproved) console.error(`conformance: no passed test bears [${id}] in its title`);
  return asCount({ ok: unproved.length === 0 });
}

/**
 * One run for all of them: beside tests that compute there are always some that wait, for a browser or for a process.
 * A run that ends before its reporter has written anything counts as one failure.
 */
async function runJest(projects) {
  const file = join(scratch, 'summary');
  const command = [...V8_OPTIONS, jest, '--ci', '--selectProjects', ...projects];
  const { ok } = await step('tests', command, { env: { TEST_SUMMARY_FILE: file } });
  run = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : NOTHING;
  return ok || run.failed > 0 ? run : { ...run, failed: 1 };
}

/** The build mostly uses one core, so the checks run at the same time on the other. */
async function checkAndBuild() {
  const built = step('build', ['scripts/start.mjs', '--build-only'], { held: true });
  const checks = await runChecks();
  steps.push(...checks);
  return [...checks, await built].map(asCount);
}

async function runAll() {
  // Everything below reads src/.umi: types, aliases and the build alike.
  const counts = [asCount(await step('set up Umi', [binOf('@umijs/max', 'max'), 'setup']))];
  if (!quick) counts.push(...(await checkAndBuild()));
  counts.push(await runJest(quick ? QUICK_PROJECTS : [...QUICK_PROJECTS, 'browser', 'faults']));
  if (!quick) counts.push(checkClaims());
  return counts;
}

/** Prints where the time went, so that people who add tests see the cost. */
function tellTimes(minutes) {
  const files = run.files.toSorted((a, b) => b.seconds - a.seconds);
  const row = ({ name, seconds }) => `${seconds.toFixed(1).padStart(8)} s  ${name}`;
  console.log(`The steps:\n${steps.map(row).join('\n')}`);
  console.log(`The slowest files:\n${files.slice(0, SLOWEST).map(row).join('\n')}`);
  console.log(`Total time ${minutes.toFixed(1)} min\n`);
}

const started = performance.now();
process.chdir(ROOT);
try {
  const counts = await runAll();
  const passed = counts.reduce((sum, count) => sum + count.passed, 0);
  const failed = counts.reduce((sum, count) => sum + count.failed, 0);
  const minutes = (performance.now() - started) / 60_000;
  tellTimes(minutes);
  // For the history that `npm run bench` keeps.
  if (!quick) writeFileSync(join(ROOT, 'dist/test-times.json'), JSON.stringify({ minutes, steps }));
  console.log(`${passed} passed, ${failed} failed`);
  process.exitCode = failed === 0 ? 0 : 1;
} finally {
  rmSync(scratch, { recursive: true, force: true });
}

import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { binOf, ROOT, runStep } from '../support/run-step.mjs';

const HOURS_MS = 6 * 3_600_000;

/** Runs the tests of tests/trust that measure a table; returns what they reported and whether all of them passed. */
export async function runSuite(id, file) {
  const told = join(ROOT, 'dist/trust', `${id}.json`);
  rmSync(told, { force: true });
  const jest = [binOf('jest', 'jest'), '--ci', '--runInBand', '--selectProjects', 'trust'];
  const { ok } = await runStep(id, [...jest, '--runTestsByPath', `tests/trust/${file}`], {
    limitMs: HOURS_MS,
  });
  if (!existsSync(told)) return { ok: false, findings: ['没有跑到结束，见上面的输出'] };
  const result = JSON.parse(readFileSync(told, 'utf8'));
  return { ...result, ok: ok && result.ok };
}

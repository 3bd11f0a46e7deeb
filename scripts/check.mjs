import { pathToFileURL } from 'node:url';
import { binOf, runStep } from './support/run-step.mjs';

const CHECKS = [
  ['format and lint', [binOf('@biomejs/biome', 'biome'), 'ci', '--error-on-warnings']],
  ['types', [binOf('typescript', 'tsc'), '-p', 'tsconfig.json', '--noEmit']],
  ['structure', ['scripts/check-structure.mjs']],
  ['dead code', ['node_modules/knip/bin/knip.js', '--no-progress']],
  ['messages', ['scripts/check-messages.mjs', '--complete']],
  ['documents', ['scripts/write-docs.mjs', '--check']],
  ['conformance', ['scripts/conformance.mjs', '--check']],
  ['specification', ['scripts/check-specification.mjs']],
];

/** Runs all checks, even after a failure, so that one run reports everything that has to be fixed. */
export async function runChecks() {
  const results = [];
  for (const [name, command] of CHECKS) results.push(await runStep(name, command));
  return results;
}

if (import.meta.url === pathToFileURL(process.argv[1]).href) {
  const failed = (await runChecks()).filter(({ ok }) => !ok);
  console.log(
    failed.length === 0 ? 'All checks passed.' : `Failed: ${failed.map(({ name }) => name).join(', ')}`,
  );
  process.exitCode = failed.length === 0 ? 0 : 1;
}

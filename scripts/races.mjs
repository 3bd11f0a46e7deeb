import { spawnSync } from 'node:child_process';
import { binOf } from './support/run-step.mjs';

/** Fires every pair of competing events many times against the real service, and prints which of them won. */
const [rounds = '50'] = process.argv.slice(2);
if (!/^[1-9]\d*$/.test(rounds)) {
  console.error('用法：npm run races [-- 每对的次数]，默认 50');
  process.exit(2);
}
const { status } = spawnSync(
  process.execPath,
  [binOf('jest', 'jest'), '--selectProjects', 'node', '-i', 'tests/server/races.test.ts'],
  { stdio: 'inherit', env: { ...process.env, RACE_ROUNDS: rounds } },
);
process.exitCode = status ?? 1;

import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { runNode } from './child.mjs';
import { firstSitting, secondSitting, startRefusingGateway } from './upgrade-acts.mjs';
import { FIXTURE_PASSPHRASE } from './upgrade-passphrase.mjs';

/**
 * `npm run upgrade:fixture [-- <root of a clone> [folder]]`: a platform with its demo data, started and backed up by
 * the code of that clone itself. `npm run trust -- T8` brings each fixture to today's structure. Whoever adds a
 * migration adds a fixture with it, so that the next migration is tried on what this one leaves behind. People do over
 * the wire what the demo data do not hold (upgrade-acts.mjs): every table a migration touches must hold rows.
 */
const HERE = resolve(import.meta.dirname, '..');
const root = resolve(process.argv[2] ?? HERE);
const folder = resolve(process.argv[3] ?? join(HERE, 'tests/fixtures/upgrades'));
const STARTED = '按 Ctrl+C 停止';

const gateway = await startRefusingGateway();
const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-fixture-'));
const env = {
  ...process.env,
  DATA_DIR: dataDir,
  DEMO: 'true',
  PORT: '0',
  SMS_GATEWAY_URL: gateway.url,
  LOG_LEVEL: 'fatal',
  BACKUP_PASSPHRASE: FIXTURE_PASSPHRASE,
};
const program = (name) => join(root, 'dist/server', `${name}.js`);

async function startService() {
  const child = spawn(process.execPath, [program('main')], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exited = new Promise((done) => child.once('exit', done));
  const started = new Promise((done) => {
    let text = '';
    child.stdout.on('data', (chunk) => {
      text += chunk;
      if (text.includes(STARTED)) done(/http:\/\/[\w.]+:\d+/.exec(text)?.[0]);
    });
  });
  const origin = await Promise.race([started, exited]);
  if (typeof origin !== 'string') throw new Error('The service did not start.');
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
  };
  return { origin, stop };
}

const run = async (...args) => {
  const code = await runNode(args, { cwd: root, env });
  if (code !== 0) throw new Error(`${args[0]} ended with ${code}`);
};

try {
  await run(join(root, 'scripts/start.mjs'), '--build-only', '--service-only');
  const first = await startService();
  await firstSitting(first.origin, dataDir);
  await first.stop();
  const second = await startService();
  await secondSitting(second.origin);
  const migrations = readdirSync(join(root, 'server/db/migrations')).sort();
  const newest = migrations.at(-1).replace('.sql', '');
  // Two branches may have met in one structure: the newest name alone does not tell it.
  await run(program('backup'), join(folder, `${migrations.length}-${newest}.kcbackup`));
  await second.stop();
} finally {
  gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

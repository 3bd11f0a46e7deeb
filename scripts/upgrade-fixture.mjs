import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { runNode } from './support/child.mjs';
import { firstSitting, secondSitting, sitAndWait } from './upgrade/acts.mjs';
import { startRefusingGateway } from './upgrade/gateway.mjs';
import { FIXTURE_PASSPHRASE } from './upgrade/passphrase.mjs';

/**
 * `npm run upgrade:fixture [-- <root of a clone> [folder]]`: starts a platform with demo data from the code of that
 * clone and backs it up. `npm run trust -- T8` migrates each fixture to today's structure. A new migration needs a new
 * fixture, so that the next migration is tested on what this one leaves behind. What the demo data lack is added
 * through the API (upgrade/acts.mjs), because every table that a migration changes must contain rows.
 *
 * With `--aged` nobody acts, and half a year passes between the two starts, so that records about expiring
 * certifications are written. Few migrations touch those; make such a fixture for one that does.
 */
const HERE = resolve(import.meta.dirname, '..');
const isAged = process.argv.includes('--aged');
const [rootGiven, folderGiven] = process.argv.slice(2).filter((argument) => argument !== '--aged');
const root = resolve(rootGiven ?? HERE);
const folder = resolve(folderGiven ?? join(HERE, 'tests/fixtures/upgrades'));
const STARTED = '按 Ctrl+C 停止';
/** Between the sittings the service is down for longer than a restart takes, so that it counts as downtime. */
const AWAY_MS = 11 * 60_000;
/** Certifications of the demo data end 223 days after it was written. */
const AGED_MS = 200 * 24 * 3_600_000;
const CLOCK = pathToFileURL(join(HERE, 'scripts/upgrade/earlier-clock.mjs')).href;

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

async function startService(behindMs) {
  const child = spawn(process.execPath, ['--import', CLOCK, program('main')], {
    cwd: root,
    env: { ...env, CLOCK_BEHIND_MS: String(behindMs) },
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

/** Runs the service from start to stop, even if the act in between fails. */
async function sitting(behindMs, act) {
  const { origin, stop } = await startService(behindMs);
  try {
    await act(origin);
  } finally {
    await stop();
  }
}

async function backUp() {
  const migrations = readdirSync(join(root, 'server/db/migrations')).sort();
  const newest = migrations.at(-1).replace('.sql', '');
  // The number of migrations is part of the name, because two branches may have merged and the newest name alone would
  // be ambiguous.
  const name = `${migrations.length}-${newest}${isAged ? '-aged' : ''}.kcbackup`;
  await run(program('backup'), join(folder, name));
}

try {
  await run(join(root, 'scripts/start.mjs'), '--build-only', '--service-only');
  if (isAged) await sitting(AGED_MS, sitAndWait);
  else await sitting(AWAY_MS, (origin) => firstSitting(origin, dataDir));
  await sitting(0, async (origin) => {
    await (isAged ? sitAndWait() : secondSitting(origin));
    await backUp();
  });
} finally {
  gateway.stop();
  rmSync(dataDir, { recursive: true, force: true });
}

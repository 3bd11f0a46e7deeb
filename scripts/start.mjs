// npm start: builds what changed since the last build, then runs the service.
//   --build-only    build and stop        --service-only    leave the app as it is
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, startClock } from './build/build-app.mjs';
import { checkInstall } from './build/check-install.mjs';
import { buildIfChanged, isCurrent } from './build/source-stamp.mjs';
import { codeOf, SIGNALS, startNode, stopChild } from './support/child.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const flags = new Set(process.argv.slice(2));

const SHARED = ['contract', 'package.json', 'scripts/build/build-server.mjs'];
const APP_SOURCES = [
  ...SHARED,
  'scripts/build/compress-app.mjs',
  'src',
  'config',
  'plugins',
  'public',
  '.umirc.ts',
  'tsconfig.json',
];

const say = (line) => console.log(line);
const aborting = new AbortController();
/** The signal that asked this program to stop, if any. */
let interruption = null;

const buildPages = (onBuilt) =>
  buildApp({ root: ROOT, directory: join(DIST, 'app'), say, signal: aborting.signal, onBuilt });

const APP = {
  root: ROOT,
  sources: APP_SOURCES,
  output: join(DIST, 'app/index.html'),
  stamp: join(DIST, '.stamps/app'),
  build: () => buildPages(),
};
const SERVICE = {
  root: ROOT,
  sources: [...SHARED, 'server'],
  output: join(DIST, 'server/main.js'),
  stamp: join(DIST, '.stamps/server'),
  build: async () => {
    const clock = startClock();
    const { buildServer, SERVER_DIRECTORY } = await import('./build/build-server.mjs');
    rmSync(SERVER_DIRECTORY, { recursive: true, force: true });
    await buildServer();
    say(`平台服务：已构建（${clock()}）`);
  },
};

const startService = (...args) => startNode([SERVICE.output, ...args], { cwd: ROOT, stays: true });

/**
 * First start: the service prepares its database while the pages are built, and opens once they are there. Files
 * requested before they are compressed are sent uncompressed.
 */
async function startWhileBuilding() {
  say('正在准备：构建前端，同时建立数据库；以后启动只构建改动的部分。');
  const { child, exit } = startService('--wait-for-app');
  // If the service cannot start or is stopped, the pages need not be built.
  child.once('exit', () => aborting.abort());
  try {
    const open = () => child.connected && child.send('app-built');
    await buildIfChanged({ ...APP, build: () => buildPages(open) });
  } catch (error) {
    if (aborting.signal.aborted) return exit;
    await stopChild(child);
    throw error;
  }
  return exit;
}

async function run() {
  await buildIfChanged(SERVICE);
  if (flags.has('--build-only')) {
    if (!flags.has('--service-only')) await buildIfChanged(APP);
    return 0;
  }
  return flags.has('--service-only') || isCurrent(APP) ? startService().exit : startWhileBuilding();
}

async function main() {
  for (const signal of SIGNALS) {
    process.once(signal, () => {
      interruption = signal;
      aborting.abort();
    });
  }
  const complaints = checkInstall(ROOT);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  try {
    return await run();
  } catch (error) {
    if (interruption) return codeOf(null, interruption);
    console.error(`构建失败，服务没有启动：${error.message}`);
    return 1;
  }
}

process.exitCode = await main();

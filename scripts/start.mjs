// npm start: builds what changed since the last build, then runs the service.
//   --build-only    build and stop        --service-only    leave the app as it is
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkInstall } from './check-install.mjs';
import { runNode } from './child.mjs';
import { compressApp } from './compress-app.mjs';
import { buildIfChanged } from './source-stamp.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const DIST = join(ROOT, 'dist');
const flags = new Set(process.argv.slice(2));

const SHARED = ['contract', 'package.json', 'scripts/build-server.mjs'];
const APP_SOURCES = [
  ...SHARED,
  'scripts/compress-app.mjs',
  'src',
  'config',
  'plugins',
  'public',
  '.umirc.ts',
  'tsconfig.json',
];
const SERVER_SOURCES = [...SHARED, 'server'];

const MAX = join(ROOT, 'node_modules/@umijs/max/bin/max.js');

async function buildApp() {
  console.log('正在构建前端，首次约需半分钟……');
  const code = await runNode([MAX, 'build'], { cwd: ROOT, env: { ...process.env, NODE_ENV: 'production' } });
  if (code !== 0) throw new Error(`max build 以退出码 ${code} 结束，原因见上文。`);
  await compressApp(join(DIST, 'app'));
}

async function buildService() {
  const { buildServer, SERVER_DIRECTORY } = await import('./build-server.mjs');
  rmSync(SERVER_DIRECTORY, { recursive: true, force: true });
  await buildServer();
}

async function build() {
  if (!flags.has('--service-only')) {
    await buildIfChanged({
      root: ROOT,
      sources: APP_SOURCES,
      output: join(DIST, 'app/index.html'),
      stamp: join(DIST, '.stamps/app'),
      build: buildApp,
    });
  }
  await buildIfChanged({
    root: ROOT,
    sources: SERVER_SOURCES,
    output: join(DIST, 'server/main.js'),
    stamp: join(DIST, '.stamps/server'),
    build: buildService,
  });
}

async function main() {
  const complaints = checkInstall(ROOT);
  if (complaints.length > 0) {
    console.error(complaints.join('\n'));
    return 1;
  }
  try {
    await build();
  } catch (error) {
    console.error(`构建失败，服务没有启动：${error.message}`);
    return 1;
  }
  if (flags.has('--build-only')) return 0;
  return runNode(['--enable-source-maps', join(DIST, 'server/main.js')], { cwd: ROOT, stays: true });
}

process.exitCode = await main();

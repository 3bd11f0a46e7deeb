// npm run dev: the app with live reload and the service with restart, on one address.
// npm run dev -- --mock: the app alone, on recorded answers (mock/replies.ts).
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseEnv } from 'node:util';
import { checkInstall } from './build/check-install.mjs';
import { stopChild } from './support/child.mjs';
import { RestartingService } from './support/restarting-service.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const OUT = join(ROOT, 'dist/dev');
const MAX = join(ROOT, 'node_modules/@umijs/max/bin/max.js');
const PORT_TAKEN = 98;

const dotEnv = existsSync(join(ROOT, '.env')) ? parseEnv(readFileSync(join(ROOT, '.env'), 'utf8')) : {};
const setting = (key, byDefault) => process.env[key] || dotEnv[key] || byDefault;

/** The port if nobody listens on it (for 0 any free port), otherwise null. */
function probePort(port, host) {
  return new Promise((done) => {
    const probe = createServer();
    probe.once('error', () => done(null));
    probe.listen(port, host, () => {
      const { port: found } = probe.address();
      probe.close(() => done(found));
    });
  });
}

/**
 * Starts the process that keeps the database running until this process releases it; resolves with the database
 * address.
 */
async function keepDatabase(keeper) {
  const child = spawn(process.execPath, ['--enable-source-maps', keeper], {
    cwd: ROOT,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    // Detached, because Ctrl-C has to reach the service first, while its database still runs.
    detached: true,
  });
  return new Promise((done, fail) => {
    child.once('message', ({ url }) => done({ child, url }));
    child.once('exit', (exitCode) => fail(Object.assign(new Error('数据库没有启动。'), { exitCode })));
  });
}

const startApp = (env) =>
  spawn(process.execPath, [MAX, 'dev'], { cwd: ROOT, stdio: 'inherit', env: { ...process.env, ...env } });

/** Waits until this process is stopped or the app ends by itself; resolves with the exit code. */
async function appUntilStopped(app) {
  const exitCode = await new Promise((done) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => done(0));
    app.once('exit', (code) => done(code ?? 0));
  });
  await stopChild(app);
  return exitCode;
}

async function main() {
  const complaints = checkInstall(ROOT);
  if (complaints.length > 0) throw new Error(complaints.join('\n'));
  const host = setting('HOST', '127.0.0.1');
  const port = Number(setting('PORT', '8000'));
  // The bundler listens on the next port, behind the address that people open.
  for (const wanted of port === 0 ? [0] : [port, port + 1]) {
    if ((await probePort(wanted, host)) !== null) continue;
    const message = `端口 ${wanted} 已被其他程序占用。请换一个：PORT=${port + 10} npm run dev`;
    throw Object.assign(new Error(message), { exitCode: PORT_TAKEN });
  }

  if (process.argv.includes('--mock')) return appUntilStopped(startApp({ PORT: String(port), HOST: host }));

  const { buildServer, watchServer } = await import('./build/build-server.mjs');
  await buildServer({ entryPoints: { database: 'server/startup/dev-database.ts' }, outdir: OUT });
  const database = setting('DATABASE_URL', '') ? null : await keepDatabase(join(OUT, 'database.js'));

  const servicePort = await probePort(0, '127.0.0.1');
  const origin = setting('PUBLIC_ORIGIN', `http://${host === '0.0.0.0' ? 'localhost' : host}:${port}`);
  const service = new RestartingService(join(OUT, 'main.js'), ROOT, {
    ...(database ? { DATABASE_URL: database.url } : {}),
    HOST: '127.0.0.1',
    PORT: String(servicePort),
    PUBLIC_ORIGIN: origin,
    // After saving a file people want to see the result at once, so old requests get little time to finish.
    SHUTDOWN_GRACE_MS: '500',
  });
  const watching = await watchServer({ outdir: OUT, onBuilt: () => service.restart() });

  const app = startApp({
    PORT: String(port),
    HOST: host,
    // Mocks run before the proxy and would answer in the service's place.
    MOCK: 'none',
    API_TARGET: `http://127.0.0.1:${servicePort}`,
  });
  const exitCode = await appUntilStopped(app);
  await watching.cancel();
  await watching.dispose();
  await service.stop();
  if (database) await stopChild(database.child);
  return exitCode;
}

try {
  process.exit(await main());
} catch (error) {
  console.error(error.message);
  process.exit(error.exitCode ?? 1);
}

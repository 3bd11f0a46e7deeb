import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { keyPath } from '@server/config/config';
import pg from 'pg';
import { demoDatabase } from './database';
import { runAhead } from './run-ahead.mjs';
import { TEST_KEYS } from './test-config';
import { waitFor } from './wait-for';

const ROOT = resolve(__dirname, '../..');
const MAIN = join(ROOT, 'dist/server/main.js');
const START_LIMIT_MS = 60_000;

export interface BuiltService {
  /** Without a trailing slash. */
  address: string;
  /** For what no call of the service would do. */
  databaseUrl: string;
  output: () => string;
  /** Folder of uploads and keys. */
  dataDir: string;
  stop: () => Promise<void>;
}

/** A database for this service alone, as long as it runs, with the files that a first start creates. */
async function ownDatabase(dataDir: string) {
  const database = await demoDatabase(dataDir);
  mkdirSync(join(dataDir, 'keys'));
  writeFileSync(keyPath(dataDir, 'data-key'), TEST_KEYS.data.toString('base64'));
  writeFileSync(keyPath(dataDir, 'receipt-key'), TEST_KEYS.receipt.toString('base64'));
  // The service closes idle connections, and the test database stops when nobody is connected, so keep one connection
  // open.
  const hold = new pg.Client({ connectionString: database.url });
  // If the test stops the database itself, the connection is no longer needed.
  hold.on('error', () => hold.end());
  await hold.connect();
  const end = async (): Promise<void> => {
    await hold.end();
    await database.drop();
  };
  return { url: database.url, end };
}

/**
 * The product as people get it: the built app and the built service, in a process of its own, with the demo data, on
 * a copied database of its own unless `DATABASE_URL` names one. `npm test` builds first; by hand:
 * `node scripts/start.mjs --build-only`.
 */
export async function startBuiltService(env: Record<string, string> = {}): Promise<BuiltService> {
  if (!existsSync(MAIN)) throw new Error('Nothing is built: node scripts/start.mjs --build-only');
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-built-'));
  const database = env['DATABASE_URL']
    ? { url: env['DATABASE_URL'], end: async () => undefined }
    : await ownDatabase(dataDir);
  const child = spawn(process.execPath, [MAIN], {
    cwd: ROOT,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DEMO: 'true',
      DATA_DIR: dataDir,
      DATABASE_URL: database.url,
      LOG_LEVEL: 'warn',
      ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  if (child.pid !== undefined) runAhead(child.pid);
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (text += chunk));
  const stop = async (): Promise<void> => {
    if (child.exitCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    await database.end();
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await waitFor(() => text.includes('按 Ctrl+C 停止') || child.exitCode !== null, START_LIMIT_MS);
    const address = /http:\/\/[\w.]+:\d+/.exec(text)?.[0];
    if (child.exitCode !== null || !address) throw new Error(`The built service did not start:\n${text}`);
    return { address, databaseUrl: database.url, output: () => text, dataDir, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

// How many buffers the public lists touch with 1,000 and 1,000,000 rows, as JSON: through the service's own routes, on
// a database of its own. `npm run bench` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';

const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));
const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number);

async function listBuffers() {
  await buildServer({ entryPoints: { 'measure-lists': 'tests/support/measureLists.ts' }, outdir: OUT });
  const { measureLists } = await import(pathToFileURL(join(OUT, 'measure-lists.js')).href);
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-lists-'));
  try {
    return await measureLists(dataDir, SIZES);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify({ sizes: SIZES, lists: await listBuffers() })}\n`);

// How many buffers the public lists touch with 1,000 and 1,000,000 rows, as JSON: through the service's own routes, on
// a database of its own. `npm run bench` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMeasures } from './load-measures.mjs';

const SIZES = (process.env.SIZES ?? '1000,1000000').split(',').map(Number);

async function listBuffers() {
  const { measureLists } = await loadMeasures({ 'measure-lists': 'tests/support/measure/measureLists.ts' });
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-lists-'));
  try {
    return await measureLists(dataDir, SIZES);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify({ sizes: SIZES, lists: await listBuffers() })}\n`);

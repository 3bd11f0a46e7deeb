// How long the search takes over 200,000 generated documents, as JSON: through the service's own module, on a database
// of its own. `npm run bench` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadMeasures } from './load-measures.mjs';

const ROWS = 200_000;

async function searchTimes() {
  const { measureSearch } = await loadMeasures({
    'measure-search': 'tests/support/measure/measureSearch.ts',
  });
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-search-'));
  try {
    return await measureSearch(dataDir, ROWS);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify({ rows: ROWS, searches: await searchTimes() })}\n`);

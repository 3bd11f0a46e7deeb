// How long the search takes over 200,000 generated documents, as JSON: through the service's own module, on a database
// of its own. `npm run bench` runs it.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from './build-server.mjs';

const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));
const ROWS = 200_000;

async function searchTimes() {
  await buildServer({ entryPoints: { 'measure-search': 'tests/support/measureSearch.ts' }, outdir: OUT });
  const { measureSearch } = await import(pathToFileURL(join(OUT, 'measure-search.js')).href);
  const dataDir = mkdtempSync(join(tmpdir(), 'kaichuang-search-'));
  try {
    return await measureSearch(dataDir, ROWS);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

process.stdout.write(`${JSON.stringify({ rows: ROWS, searches: await searchTimes() })}\n`);

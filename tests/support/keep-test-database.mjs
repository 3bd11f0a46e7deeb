// Runs one PostgreSQL for the tests of this checkout and ends it when nobody has used it for a while.
// Started by tests/support/database.ts with the directory to use.
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildServer } from '../../scripts/build/build-server.mjs';
import { runAhead } from './run-ahead.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
const outdir = resolve(ROOT, 'dist/tests', `keeper-${process.pid}`);
const [directory] = process.argv.slice(2);

await buildServer({ entryPoints: { keeper: 'tests/support/database-keeper.ts' }, outdir });
runAhead();
const { keepDatabase } = await import(pathToFileURL(resolve(outdir, 'keeper.js')).href);
rmSync(outdir, { recursive: true, force: true });
process.exitCode = await keepDatabase(directory);

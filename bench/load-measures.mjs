import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { buildServer } from '../scripts/build/build-server.mjs';

const OUT = fileURLToPath(new URL('../dist/bench', import.meta.url));

/** Bundles these modules, given as `{ name: path }`, and returns everything they export. */
export async function loadMeasures(entryPoints) {
  await buildServer({ entryPoints, outdir: OUT });
  const given = {};
  for (const name of Object.keys(entryPoints))
    Object.assign(given, await import(pathToFileURL(join(OUT, `${name}.js`)).href));
  return given;
}

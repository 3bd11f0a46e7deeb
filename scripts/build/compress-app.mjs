// Writes a .br and a .gz beside each text file of the built app, so that files are compressed once at the highest level
// instead of at each request.
import { readdirSync, statSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|xml)$/;
/** Below this size in bytes the additional headers outweigh what compression saves. */
const SMALLEST = 1024;

const brotli = promisify(brotliCompress);
const gzipped = promisify(gzip);
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/** Written to a temporary name and renamed, because the service may already be serving the folder. */
async function writeWhole(path, content) {
  await writeFile(`${path}.part`, content);
  await rename(`${path}.part`, path);
}

async function compress(path) {
  const content = await readFile(path);
  await writeWhole(`${path}.br`, await brotli(content, BEST));
  await writeWhole(`${path}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }));
}

/**
 * The large files first, so that no core is left with one of them at the end.
 * @param {string} directory dist/app
 * @param {AbortSignal} [signal] ends it between two files, with an error
 */
export async function compressApp(directory, signal) {
  const files = readdirSync(directory, { recursive: true })
    .map((name) => join(directory, String(name)))
    .filter((path) => TEXT.test(path))
    .map((path) => ({ path, stat: statSync(path) }))
    .filter(({ stat }) => stat.isFile() && stat.size >= SMALLEST)
    .sort((one, other) => other.stat.size - one.stat.size);
  const next = async () => {
    for (let file = files.shift(); file; file = files.shift()) {
      signal?.throwIfAborted();
      await compress(file.path);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() }, next));
}

// Writes a .br and a .gz beside each text file of the built app: compressed once, as well as can be, not at each request.
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const TEXT = /\.(js|css|svg|json|txt|xml)$/;
/** Below this the headers weigh more than what is saved. */
const SMALLEST = 1024;

/** @param {string} directory dist/app */
export function compressApp(directory) {
  const files = readdirSync(directory, { recursive: true })
    .map((name) => join(directory, String(name)))
    .filter((path) => TEXT.test(path) && statSync(path).isFile() && statSync(path).size >= SMALLEST);
  for (const path of files) {
    const content = readFileSync(path);
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(content, { level: 9 }));
  }
}

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { temporaryDirectory } from '@tests/support/temporary-directory';

type CompressApp = (directory: string, signal?: AbortSignal) => Promise<void>;

const folder = temporaryDirectory();
const LARGE = 'const greeting = 1;\n'.repeat(200);
let compressApp: CompressApp;

beforeAll(async () => {
  ({ compressApp } = await import(resolve('scripts/build/compress-app.mjs')));
  writeFileSync(join(folder, 'umi.js'), LARGE);
  writeFileSync(join(folder, 'small.js'), 'let a;');
  writeFileSync(join(folder, 'picture.png'), Buffer.alloc(4096));
});

it('ends between two files when it is told to, and leaves none of them half written', async () => {
  await expect(compressApp(folder, AbortSignal.abort())).rejects.toThrow('aborted');
  expect(readdirSync(folder).sort()).toEqual(['picture.png', 'small.js', 'umi.js']);
});

it('writes both forms beside each text file that is worth it', async () => {
  await compressApp(folder);
  expect(readdirSync(folder).sort()).toEqual(['picture.png', 'small.js', 'umi.js', 'umi.js.br', 'umi.js.gz']);
  expect(brotliDecompressSync(readFileSync(join(folder, 'umi.js.br'))).toString()).toBe(LARGE);
  expect(gunzipSync(readFileSync(join(folder, 'umi.js.gz'))).toString()).toBe(LARGE);
});

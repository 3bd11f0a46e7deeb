// Seals a client secret for the setting `open.providers`: reads it from standard input, prints what to store.
import { rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pathToFileURL } from 'node:url';
import { buildServer } from './build/build-server.mjs';

const ROOT = resolve(import.meta.dirname, '..');

async function loadServer(outdir) {
  await buildServer({
    entryPoints: { config: 'server/config/config.ts', sealing: 'server/crypto/sealing.ts' },
    outdir,
  });
  const load = (name) => import(pathToFileURL(join(outdir, `${name}.js`)).href);
  return { ...(await load('config')), ...(await load('sealing')) };
}

const outdir = join(ROOT, 'dist', `seal-secret-${process.pid}`);
try {
  const { loadConfig, createSealer } = await loadServer(outdir);
  const secret = (await text(process.stdin)).trim();
  if (secret === '')
    throw new Error(
      '没有读到密钥：请从标准输入传入，例如 printf %s "$SECRET" | node scripts/seal-secret.mjs',
    );
  console.log(createSealer(loadConfig(ROOT).dataKey.export()).seal(secret));
} finally {
  rmSync(outdir, { recursive: true, force: true });
}

import { join } from 'node:path';
import { build } from 'esbuild';

/** Reads a TypeScript module of this repository as the value it exports, without a build on disk. */
export async function loadModule(root, path) {
  const { outputFiles } = await build({
    entryPoints: [join(root, path)],
    bundle: true,
    write: false,
    format: 'esm',
    platform: 'node',
    alias: { '@': join(root, 'src'), '@contract': join(root, 'contract') },
    logLevel: 'error',
  });
  return import(`data:text/javascript;base64,${Buffer.from(outputFiles[0].contents).toString('base64')}`);
}

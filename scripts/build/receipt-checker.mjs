import { dirname, join, resolve } from 'node:path';
import { build } from 'esbuild';

const ROOT = resolve(import.meta.dirname, '../..');
const ENTRY = join(ROOT, 'server/receipt/checker/checker.ts');
const NAME = 'virtual:receipt-checker';

/**
 * An esbuild plugin that provides the script of the offline receipt checker as text. The service hands the checker out
 * as a single file, which browsers run without a network.
 */
export const receiptChecker = {
  name: 'receipt-checker',
  setup(bundle) {
    bundle.onResolve({ filter: /^virtual:receipt-checker$/ }, () => ({ path: NAME, namespace: 'checker' }));
    bundle.onLoad({ filter: /.*/, namespace: 'checker' }, async () => {
      const { outputFiles, metafile } = await build({
        absWorkingDir: ROOT,
        entryPoints: [ENTRY],
        bundle: true,
        write: false,
        metafile: true,
        minify: true,
        charset: 'utf8',
        format: 'iife',
        platform: 'browser',
        target: 'es2020',
        alias: { '@contract': join(ROOT, 'contract') },
        tsconfigRaw: '{}',
        logLevel: 'warning',
      });
      return {
        contents: outputFiles[0].text,
        loader: 'text',
        resolveDir: dirname(ENTRY),
        watchFiles: Object.keys(metafile.inputs).map((path) => join(ROOT, path)),
      };
    });
  },
};

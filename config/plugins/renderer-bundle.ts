import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { build, type Plugin } from 'esbuild';
import { classNamesIn } from './class-names.cjs';
import { leanPackages, startModel } from './lean-packages';

const root = resolve(__dirname, '../..');
const prepare = resolve(root, 'src/prepare');

/** Pages that only signed-in people can open or that the service does not prepare; their code is left out. */
const OWN_AREAS =
  /^@\/(?:pages\/(?:admin|user|register|qz|exception|innovation\/(?:myProjects|dataChart)|(?:achi|demand)\/(?:mine|form|data)|learning\/(?:form|join|mine|requests))|layouts\/(?:admin|user))\//;

/** Modules that need a browser, or that keep something for one reader, and what the service uses in their place. */
const inPlaceOf = (generated: string): Record<string, string> => ({
  ...leanPackages,
  ...startModel,
  '@/request/first-answers': resolve(prepare, 'first-answers.ts'),
  '@/request/cache': resolve(prepare, 'no-cache.ts'),
  './first-answers': resolve(prepare, 'first-answers.ts'),
  '@/utils/page-moment': resolve(prepare, 'page-moment.ts'),
  './cache': resolve(prepare, 'no-cache.ts'),
  './packs': resolve(prepare, 'no-packs.ts'),
  umi: resolve(generated, 'exports.ts'),
  '@umijs/max': resolve(generated, 'exports.ts'),
});

const asInTheApp = (generated: string): Plugin => ({
  name: 'as-in-the-app',
  setup({ onResolve, onLoad, resolve: find }) {
    const others = Object.entries(inPlaceOf(generated));
    onResolve({ filter: OWN_AREAS }, ({ path }) => ({ path, namespace: 'own-area' }));
    onLoad({ filter: /./, namespace: 'own-area' }, () => ({
      contents: 'export default () => null;',
    }));
    onResolve({ filter: /./ }, ({ path, resolveDir, importer, kind }) => {
      if (path.startsWith('./') && !/[\\/]src[\\/](?:request|i18n)[\\/]/.test(importer)) return undefined;
      const found = others.find(([name]) => path === name || path.startsWith(`${name}/`));
      if (!found || importer.startsWith(prepare)) return undefined;
      const [name, other] = found;
      return find(other + path.slice(name.length), { resolveDir, kind });
    });
    onLoad({ filter: /\.module\.css$/ }, async ({ path }) => ({
      contents: `export default ${JSON.stringify(classNamesIn(path, await readFile(path, 'utf8')))}`,
      loader: 'js',
    }));
    onLoad({ filter: /\.css$/ }, () => ({ contents: '', loader: 'js' }));
  },
});

/**
 * Bundles the public pages into a program for the service: with the same views, texts and class names as in the
 * browser, it renders the page that a visitor sees first (src/prepare). `generated` is Umi's folder of generated files.
 */
export const bundleRenderer = async (generated: string, outfile: string): Promise<void> => {
  await build({
    entryPoints: [resolve(prepare, 'render-page.tsx')],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'cjs',
    minify: true,
    jsx: 'automatic',
    logLevel: 'error',
    charset: 'utf8',
    define: { 'process.env.NODE_ENV': '"production"' },
    inject: [resolve(prepare, 'browser-stand-ins.ts')],
    alias: { '@': resolve(root, 'src'), '@@': generated, '@contract': resolve(root, 'contract') },
    plugins: [asInTheApp(generated)],
  });
};

import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { receiptChecker } from '../../scripts/build/receipt-checker.mjs';
import { weaken } from '../../scripts/trust/controls.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
/** Bundles of weakened services are deleted after their run. */
const OUT = join(ROOT, 'dist', process.env['WEAK_CONTROL'] ? 'weak-twins' : 'tests');
const isModule = (path) => path.endsWith('.ts') && !path.endsWith('.test.ts');

/** Programs run when they are loaded; tests start those as processes. */
const PROGRAMS = new Set([
  'server/main.ts',
  'server/service.ts',
  'server/startup/dev-database.ts',
  'server/backup/backup-command.ts',
  'server/backup/move-command.ts',
  'server/backup/release-command.ts',
  'server/backup/restore-command.ts',
]);

const modulesOf = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true })
    .map((path) => `${folder}/${path.replaceAll('\\', '/')}`)
    .filter((path) => isModule(path) && !PROGRAMS.has(path));

/** Provides each module by its path and evaluates it on first use. */
const entry = () => {
  const rows = [...modulesOf('contract'), ...modulesOf('server')].map(
    (path) => `${JSON.stringify(path)}: () => require(${JSON.stringify(`./${path}`)}),`,
  );
  return `export const modules = {\n${rows.join('\n')}\n};`;
};

/** `npm run trust -- --weak` takes one control out of the service and looks for the test that notices. */
const WEAK = process.env['WEAK_CONTROL'];
const sourceOf = (path) => {
  const text = readFileSync(path, 'utf8');
  return WEAK ? weaken(text, path, WEAK) : text;
};

/** In a bundle, `import.meta` would refer to the bundle, but migrations and fonts are beside the sources. */
const ownPlaces = {
  name: 'own-places',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/](?:server|contract)[\\/].*\.ts$/ }, ({ path }) => ({
      contents: sourceOf(path)
        .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href))
        .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
        .replaceAll('import.meta.filename', JSON.stringify(path)),
      loader: 'ts',
    }));
  },
};

/** @returns {import('esbuild').BuildOptions} */
const options = () => ({
  stdin: { contents: entry(), resolveDir: ROOT, loader: 'ts' },
  absWorkingDir: ROOT,
  bundle: true,
  platform: 'node',
  format: 'cjs',
  target: 'node20',
  packages: 'external',
  alias: { '@contract': join(ROOT, 'contract'), '@server': join(ROOT, 'server') },
  sourcemap: 'linked',
  outfile: join(OUT, 'server.cjs'),
  write: false,
  tsconfigRaw: '{}',
  plugins: [ownPlaces, receiptChecker],
  logLevel: 'warning',
});

/** Written under a temporary name and renamed, so that a parallel run never reads half of it. */
function publish(path, text) {
  if (existsSync(path)) return;
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, text);
  renameSync(draft, path);
}

/**
 * Runs before the first test: bundles contract/ and server/ into one file, which Node itself loads once per worker.
 * Through Jest's module registry every test file would compile and evaluate those 600 modules and all their packages
 * again.
 */
export default async function bundleServer() {
  const { outputFiles } = await build(options());
  const [map, code] = ['.map', '.cjs'].map((end) => outputFiles.find(({ path }) => path.endsWith(end)).text);
  const name = `server-${createHash('sha256').update(code).digest('hex').slice(0, 16)}.cjs`;
  mkdirSync(OUT, { recursive: true });
  publish(join(OUT, `${name}.map`), map);
  publish(join(OUT, name), code.replace(/sourceMappingURL=\S+/, `sourceMappingURL=${basename(name)}.map`));
  process.env['SERVER_BUNDLE'] = join(OUT, name);
}

// Bundles the platform service: its own modules into one file, the packages stay in node_modules.
import { cpSync, mkdirSync, readdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, context } from 'esbuild';
import { receiptChecker } from './receipt-checker.mjs';

const ROOT = resolve(import.meta.dirname, '../..');
export const SERVER_DIRECTORY = join(ROOT, 'dist', 'server');
const MIGRATIONS = join(ROOT, 'server/db/migrations');
const DEMO_PICTURES = join(ROOT, 'server/demo/pictures');
/** The program that is started, and the service that it loads as a separate program; main.ts explains why. */
export const MAIN = { main: 'server/main.ts', service: 'server/service.ts' };
const PROGRAMS = {
  ...MAIN,
  backup: 'server/backup/backup-command.ts',
  'move-files': 'server/backup/move-command.ts',
  'release-factor': 'server/backup/release-command.ts',
  restore: 'server/backup/restore-command.ts',
};
const { version } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));

/**
 * Packages made of hundreds of small modules, which would otherwise be found, opened and linked one by one at each
 * start.
 */
export const BUNDLED_PACKAGES = ['kysely', 'typebox'];
const MANY_MODULES = new RegExp(`^(?:${BUNDLED_PACKAGES.join('|')})(?:/|$)`);
const bundleManyModules = {
  name: 'bundle-many-modules',
  setup(bundle) {
    bundle.onResolve({ filter: MANY_MODULES }, ({ path }) => ({
      path: fileURLToPath(import.meta.resolve(path)),
      sideEffects: false,
    }));
  },
};

const loadServiceLater = {
  name: 'load-service-later',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\/service$/ }, ({ kind }) =>
      kind === 'dynamic-import' ? { path: './service.js', external: true } : undefined,
    );
  },
};

/** @returns {import('esbuild').BuildOptions} */
function optionsFor(special) {
  return {
    absWorkingDir: ROOT,
    bundle: true,
    platform: 'node',
    format: 'esm',
    target: 'node20',
    packages: 'external',
    alias: {
      '@contract': join(ROOT, 'contract'),
      '@server': join(ROOT, 'server'),
      '@tests': join(ROOT, 'tests'),
    },
    sourcemap: true,
    // Node reads the whole source map at start; file names and lines suffice, since the sources are in the repository.
    sourcesContent: false,
    // tsconfig.json extends a file that only `max setup` writes; the service needs nothing of it.
    tsconfigRaw: '{}',
    logLevel: 'warning',
    ...special,
    plugins: [receiptChecker, bundleManyModules, loadServiceLater, ...(special.plugins ?? [])],
  };
}

/**
 * Files needed beside the code at run time: the migrations, the demo's pictures, the version, and the marker that the
 * code is ES modules.
 */
function writeCompanions(outdir) {
  mkdirSync(outdir, { recursive: true });
  rmSync(join(outdir, 'migrations'), { recursive: true, force: true });
  cpSync(MIGRATIONS, join(outdir, 'migrations'), { recursive: true });
  cpSync(DEMO_PICTURES, join(outdir, 'pictures'), { recursive: true });
  writeFileSync(join(outdir, 'package.json'), `${JSON.stringify({ version, type: 'module' })}\n`);
}

/** @param {import('esbuild').BuildOptions} special */
export async function buildServer(special = {}) {
  const { entryPoints = PROGRAMS, outdir = SERVER_DIRECTORY } = special;
  writeCompanions(outdir);
  await build(optionsFor({ ...special, entryPoints, outdir }));
}

/** Migrations are not modules, but changing one changes the service as well. */
const watchMigrations = {
  name: 'watch-migrations',
  setup(bundle) {
    bundle.onLoad({ filter: /[\\/]server[\\/]service\.ts$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8'),
      loader: 'ts',
      watchDirs: [MIGRATIONS],
      watchFiles: readdirSync(MIGRATIONS).map((name) => join(MIGRATIONS, name)),
    }));
  },
};

/** Rebuilds after every change and calls `onBuilt` when the build succeeded. */
export async function watchServer({ outdir, onBuilt }) {
  const report = {
    name: 'report-build',
    setup(bundle) {
      bundle.onEnd(({ errors }) => {
        if (errors.length > 0) return;
        writeCompanions(outdir);
        onBuilt();
      });
    },
  };
  const plugins = [watchMigrations, report];
  const watching = await context(optionsFor({ entryPoints: MAIN, outdir, plugins }));
  await watching.watch();
  return watching;
}

if (realpathSync(process.argv[1] ?? '') === fileURLToPath(import.meta.url)) await buildServer();

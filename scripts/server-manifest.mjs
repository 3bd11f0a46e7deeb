import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { BUNDLED_PACKAGES } from './build/build-server.mjs';
import { ownPath } from './structure/imports.mjs';
import { readTree } from './structure/tree.mjs';

/**
 * Prints a package.json with nothing but what the running service loads, in our exact versions: a tenth of the
 * whole installation. `node scripts/server-manifest.mjs > dist/server/package.json`
 */
const root = resolve(import.meta.dirname, '..');
const { version, dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));

const packageOf = (specifier) =>
  specifier
    .split('/')
    .slice(0, specifier.startsWith('@') ? 2 : 1)
    .join('/');

/** A file inside a package, such as a font, that is located by its path and not imported. */
const FILE_OF_PACKAGE = /\.resolve\(\s*['"`]([@\w][\w.-]*\/[^'"`]*)['"`]/g;

const used = readTree(root)
  .files.filter(({ path, isTest }) => /^(?:server|contract)\//.test(path) && !isTest)
  .flatMap(({ path, text, imports }) => [
    ...imports
      .filter(({ typeOnly, specifier }) => !typeOnly && ownPath(path, specifier) === null)
      .map(({ specifier }) => packageOf(specifier)),
    ...[...text.matchAll(FILE_OF_PACKAGE)].map(([, specifier]) => packageOf(specifier)),
  ])
  // Excludes modules of Node itself, and those that the bundler generates or includes.
  .filter((name) => !/^(?:node|virtual):/.test(name) && !BUNDLED_PACKAGES.includes(name));

const names = [...new Set(used)].sort();
const undeclared = names.filter((name) => !(name in dependencies));
if (undeclared.length > 0) {
  console.error(`Not among the dependencies of package.json: ${undeclared.join(', ')}`);
  process.exitCode = 1;
}
const pinned = Object.fromEntries(names.map((name) => [name, dependencies[name]]));
console.log(
  JSON.stringify(
    { name: 'kaichuang-server', version, private: true, type: 'module', dependencies: pinned },
    null,
    2,
  ),
);

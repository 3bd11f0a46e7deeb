import { dirname } from 'node:path';
import { ownPath, resolveOwn } from './imports.mjs';

/**
 * These files connect everything with everything: all routes, and the demo data used by every service test. Imports are
 * not followed through them.
 */
const ASSEMBLIES = new Set(['server/app.ts', 'server/demo/fill-demo.ts']);

/** Started by `npm test` only: they need a build, a browser, or the machine to themselves. */
const SLOW = /^tests\/(?:browser|faults)\//;

/** Path → the files that import its values; types change nothing at run time, and `npm run check` sees them. */
function importersOf({ files, byPath }) {
  const importers = new Map();
  for (const { path, imports } of files) {
    for (const { specifier, typeOnly } of imports) {
      const own = typeOnly ? null : ownPath(path, specifier);
      const target = own && resolveOwn(own, byPath);
      if (target) importers.set(target, [...(importers.get(target) ?? []), path]);
    }
  }
  return importers;
}

/**
 * The test folder of a server area, whose tests use HTTP and therefore import nothing from it:
 * `server/modules/demand/…`, `contract/demand.ts`, `server/http/…`.
 */
const ownFolder = (path) => {
  const area = /^(?:server\/modules|server|contract)\/([\w-]+)/.exec(path)?.[1];
  return area && `tests/server/${area}/`;
};

const VIEWS = /^src\/(?:pages|layouts)\/[^/]+/;

/** Folders above a view, up to its area; tests there open the view by its address, which no import shows. */
function viewFolders(path) {
  const area = VIEWS.exec(path)?.[0];
  const folders = [];
  for (let folder = dirname(path); area && folder.startsWith(area); folder = dirname(folder))
    folders.push(folder);
  return folders;
}

/** The unit and service tests that can fail because of a change in these files, found by following imports. */
export function reachedTests(changed, tree) {
  const importers = importersOf(tree);
  const reached = new Set(changed);
  for (const path of reached) {
    if (!ASSEMBLIES.has(path)) for (const importer of importers.get(path) ?? []) reached.add(importer);
  }
  const folders = changed.map(ownFolder).filter(Boolean);
  const views = new Set([...reached].flatMap(viewFolders));
  return tree.files
    .map(({ path }) => path)
    .filter((path) => /\.test\.tsx?$/.test(path) && !SLOW.test(path))
    .filter(
      (path) =>
        reached.has(path) || views.has(dirname(path)) || folders.some((folder) => path.startsWith(folder)),
    );
}

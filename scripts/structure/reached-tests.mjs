import { dirname } from 'node:path';
import { ownPath, resolveOwn } from './imports.mjs';

/** Through these everything reaches everything: all routes together, and the demo data of every service test. */
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

/** Over HTTP, where no import leads: `server/modules/demand/…`, `contract/demand.ts`, `server/http/…`. */
const ownFolder = (path) => {
  const area = /^(?:server\/modules|server|contract)\/([\w-]+)/.exec(path)?.[1];
  return area && `tests/server/${area}/`;
};

const VIEWS = /^src\/(?:pages|layouts)\/[^/]+/;

/** Folders above a view, up to its area: their tests open it by its address, which no import tells. */
function viewFolders(path) {
  const area = VIEWS.exec(path)?.[0];
  const folders = [];
  for (let folder = dirname(path); area && folder.startsWith(area); folder = dirname(folder))
    folders.push(folder);
  return folders;
}

/** The unit and service tests that a change in these files can turn red, by what imports what. */
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

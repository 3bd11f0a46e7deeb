import { ownPath, resolveOwn } from './imports.mjs';
import { FLOORS } from './layers.mjs';

const LIST = 'scripts/structure/layers.mjs';
const MEND = 'see docs/architecture.md for what stands where';

/** Every module has its place in the order, and the order names nothing else. */
function checkPlaces({ files, byPath }) {
  const found = new Map(
    files.flatMap(({ path }) => {
      const [, name] = /^server\/modules\/([^/]+)\//.exec(path) ?? [];
      return name ? [[name, path]] : [];
    }),
  );
  const listed = FLOORS.flat();
  const missing = [...found]
    .filter(([name]) => !listed.includes(name))
    .map(([name, file]) => ({
      file,
      rule: `the module ${name} has no place in the order`,
      mend: `name it in ${LIST}`,
    }));
  // A tree without the program that assembles has some of the modules only.
  const stale = byPath.has('server/app.ts') ? listed.filter((name) => !found.has(name)) : [];
  const twice = listed.filter((name, at) => listed.indexOf(name) !== at);
  return [
    ...missing,
    ...stale.map((name) => ({ file: LIST, rule: `${name} is no module`, mend: 'take it out of the order' })),
    ...twice.map((name) => ({ file: LIST, rule: `${name} stands in the order twice`, mend: MEND })),
  ];
}

/** The folder of the service that a file is in; the files beside the folders put all of them together. */
const folderOf = (path) => /^server\/[^/]+(?=\/)/.exec(path)?.[0] ?? null;

/** Which folders each folder of the service imports, for values or for types. */
function arrowsOf({ files, byPath }) {
  const arrows = new Map();
  for (const { path, imports, isCode, isTest } of files) {
    const own = folderOf(path);
    if (!own || !isCode || isTest) continue;
    const targets = arrows.get(own) ?? new Map();
    arrows.set(own, targets);
    for (const { specifier } of imports) {
      const named = ownPath(path, specifier);
      const target = named && resolveOwn(named, byPath);
      const other = target && folderOf(target);
      if (other && other !== own && !targets.has(other)) targets.set(other, path);
    }
  }
  return arrows;
}

/** No two folders of the service import each other, by whatever way round. Every circle is told once. */
function checkFolders(tree) {
  const arrows = arrowsOf(tree);
  const state = new Map();
  const findings = [];
  const visit = (folder, trail) => {
    if (state.get(folder) === 'done') return;
    if (state.get(folder) === 'open') {
      const circle = [...trail.slice(trail.indexOf(folder)), folder];
      findings.push({
        file: arrows.get(circle.at(-2)).get(folder),
        rule: `folders in a circle: ${circle.join(' → ')}`,
        mend: 'move what both need down, or hand it in',
      });
      return;
    }
    state.set(folder, 'open');
    for (const target of arrows.get(folder)?.keys() ?? []) visit(target, [...trail, folder]);
    state.set(folder, 'done');
  };
  for (const folder of arrows.keys()) visit(folder, []);
  return findings;
}

export const checkModules = (tree) => [...checkPlaces(tree), ...checkFolders(tree)];

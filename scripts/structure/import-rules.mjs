import { ownPath, resolveOwn } from './imports.mjs';
import { layerOf, mayImport, mayUsePackage, upward } from './layers.mjs';

/** Node and Umi read these before any alias exists. */
const WITHOUT_ALIASES = /^(?:scripts|config|plugins)\/|^[^/]+$|\.[cm]js$/;

const VALUES_FOR_PAGES =
  'import type, or take the value from a small file (limits, rules, paths) without typebox';

function arrow(file, { specifier, line }, { byPath }) {
  const path = ownPath(file.path, specifier);
  if (path === null) {
    const fits = file.isTest || mayUsePackage(file.path, specifier);
    return fits
      ? []
      : [
          {
            line,
            rule: `${layerOf(file.path).layer} imports the package ${specifier}`,
            mend: 'keep this layer pure',
          },
        ];
  }
  const target = resolveOwn(path, byPath);
  // Files that are not text (pictures) and generated ones are none of this check's business.
  if (target === null || mayImport(file.path, target, { isTest: file.isTest, byPath })) return [];
  const climb = file.isTest ? null : upward(file.path, target);
  if (climb)
    return [
      {
        line,
        rule: `${climb.own} imports ${climb.other}, which does not stand below it`,
        mend: `hand it in (server/wiring, server/app.ts), or move what both need down: FLOORS in scripts/structure/layers.mjs`,
      },
    ];
  const mend = `${layerOf(file.path).layer || 'the root'} may import: see the table in docs/architecture.md`;
  return [{ line, rule: `must not import ${target}`, mend }];
}

/** Rooms that no alias leads to; only tests may look into them at all. */
const UNNAMED = /^(?:config|mock|plugins|scripts)\//;

function parentRelative(file, { specifier, line }) {
  if (!specifier.startsWith('../') || WITHOUT_ALIASES.test(file.path)) return [];
  if (UNNAMED.test(ownPath(file.path, specifier))) return [];
  return [
    { line, rule: `parent-relative import ${specifier}`, mend: 'use @/, @contract/, @server/ or @tests/' },
  ];
}

function reExport(_file, { specifier, line, reExport }) {
  if (!reExport) return [];
  return [
    { line, rule: `re-exports ${specifier}`, mend: 'no barrels: import from the file that defines it' },
  ];
}

/** Reading a schema's value pulls TypeBox (70 KiB) into a public page. */
function heavyContract(file, entry, tree) {
  const path = ownPath(file.path, entry.specifier);
  if (!file.path.startsWith('src/') || file.isTest || entry.typeOnly || !path?.startsWith('contract/'))
    return [];
  if (!tree.reachesTypebox(resolveOwn(path, tree.byPath))) return [];
  return [
    { line: entry.line, rule: `takes a value of ${path}, which loads TypeBox`, mend: VALUES_FOR_PAGES },
  ];
}

const RULES = [arrow, parentRelative, reExport, heavyContract];

/** The files of this repository that it imports, for values or for types. */
const ownTargets = (file, byPath, imports = file.imports) =>
  imports
    .map(({ specifier }) => ownPath(file.path, specifier))
    .filter((path) => path !== null)
    .map((path) => resolveOwn(path, byPath))
    .filter((path) => path !== null);

const valueTargets = (file, byPath) =>
  ownTargets(
    file,
    byPath,
    file.imports.filter(({ typeOnly }) => !typeOnly),
  );

const withReach = (tree) => {
  const known = new Map();
  const reachesTypebox = (path) => {
    if (path === null) return false;
    if (!known.has(path)) {
      known.set(path, false);
      const file = tree.byPath.get(path);
      const direct = file.imports.some(
        ({ specifier, typeOnly }) => !typeOnly && specifier.startsWith('typebox'),
      );
      known.set(path, direct || valueTargets(file, tree.byPath).some(reachesTypebox));
    }
    return known.get(path);
  };
  return { ...tree, reachesTypebox };
};

export function checkImports(tree) {
  const known = withReach(tree);
  return tree.files.flatMap((file) =>
    file.imports.flatMap((entry) =>
      RULES.flatMap((rule) => rule(file, entry, known).map((finding) => ({ file: file.path, ...finding }))),
    ),
  );
}

/** Calls `onCircle` with the way round for every arrow that leads back to where a walk came from. */
function walkCircles(starts, targetsOf, onCircle) {
  const state = new Map();
  const visit = (node, trail) => {
    if (state.get(node) === 'done') return;
    if (state.get(node) === 'open') {
      onCircle([...trail.slice(trail.indexOf(node)), node]);
      return;
    }
    state.set(node, 'open');
    for (const target of targetsOf(node)) visit(target, [...trail, node]);
    state.set(node, 'done');
  };
  for (const node of starts) visit(node, []);
}

/** Every circle is told once, from its alphabetically first file. A type counts as well: neither can be read alone. */
export function checkCycles({ files, byPath }) {
  const findings = [];
  walkCircles(
    files.filter(({ isCode }) => isCode).map(({ path }) => path),
    (path) => ownTargets(byPath.get(path), byPath),
    (circle) =>
      findings.push({
        file: circle[0],
        rule: `import cycle ${circle.join(' → ')}`,
        mend: 'move the shared part out',
      }),
  );
  return findings;
}

/** Trees whose folders can be read one after the other. Tests beside their source import what they like. */
const IN_ORDER = /^(?:src|config|plugins|mock|scripts|bench)\//;

const folderAt = (path, depth) => path.split('/').slice(0, -1).slice(0, depth).join('/');

/** The folders of one depth, each with those it imports and a file that does. */
function foldersAt(arrows, depth) {
  const folders = new Map();
  for (const [from, to] of arrows) {
    const [room, other] = [folderAt(from, depth), folderAt(to, depth)];
    if (room === other) continue;
    const known = folders.get(room) ?? new Map();
    folders.set(room, known.set(other, known.get(other) ?? from));
  }
  return folders;
}

/**
 * No two folders import each other, whichever depth one looks at: src/i18n and src/request, a form and its comments.
 * Files alone may stand in order while their folders do not; then neither folder can be read, or taken out, alone.
 */
export function checkFolders({ files, byPath }) {
  const arrows = files
    .filter(({ path, isCode, isTest }) => isCode && !isTest && IN_ORDER.test(path))
    .flatMap((file) => ownTargets(file, byPath).map((target) => [file.path, target]));
  const deepest = Math.max(0, ...arrows.map(([from]) => from.split('/').length));
  const findings = new Map();
  for (let depth = 2; depth < deepest; depth++) {
    const folders = foldersAt(arrows, depth);
    walkCircles(
      folders.keys(),
      (room) => folders.get(room)?.keys() ?? [],
      (circle) => {
        const rule = `folder cycle ${circle.join(' → ')}`;
        const file = folders.get(circle.at(-2)).get(circle.at(-1));
        findings.set(rule, { file, rule, mend: 'move what both need into a folder below them' });
      },
    );
  }
  return [...findings.values()];
}

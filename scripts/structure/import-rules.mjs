import { ownPath, ownTargets, resolveOwn } from './imports.mjs';
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
  // Non-text files (pictures) and generated files are not checked.
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

/** Folders without an alias; only tests may import from them at all. */
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

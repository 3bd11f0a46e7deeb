import { ownTargets } from './imports.mjs';

/** Calls `onCircle` with the path of every import cycle found. */
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

/**
 * Each cycle is reported once, from its alphabetically first file. Type imports count too, because neither file can be
 * read without the other.
 */
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

const folderAt = (path, depth) => path.split('/').slice(0, -1).slice(0, depth).join('/');
/**
 * The name of the part a path belongs to; a file beside folders is a part of its own, since some files combine the
 * folders and others are used by all.
 */
const partAt = (path, depth) => path.split('/').slice(0, depth).join('/');

/**
 * Trees in which folders may not import each other, and at which depths. The modules of the service have an order of
 * their own (module-rules.mjs), and so have the folders within one; the files beside the service's folders combine all
 * of them. Tests beside their source may import anything.
 */
const IN_ORDER = [
  {
    tree: /^(?:src|config|plugins|mock|scripts|bench)\//,
    from: 2,
    to: Number.POSITIVE_INFINITY,
    roomAt: folderAt,
  },
  { tree: /^server\/[^/]+\//, from: 2, to: 2, roomAt: folderAt },
  { tree: /^server\/modules\/[^/]+\//, from: 4, to: 4, roomAt: partAt },
];

/** The folders of one depth, each with those it imports and a file that does. */
function foldersAt(arrows, depth, roomAt) {
  const folders = new Map();
  for (const [from, to] of arrows) {
    const [room, other] = [roomAt(from, depth), roomAt(to, depth)];
    if (room === other) continue;
    const known = folders.get(room) ?? new Map();
    folders.set(room, known.set(other, known.get(other) ?? from));
  }
  return folders;
}

function foldersInCircles({ files, byPath }, { tree, from, to, roomAt }) {
  const arrows = files
    .filter(({ path, isCode, isTest }) => isCode && !isTest && tree.test(path))
    .flatMap((file) =>
      ownTargets(file, byPath)
        .filter((target) => tree.test(target))
        .map((target) => [file.path, target]),
    );
  const deepest = Math.min(to + 1, Math.max(0, ...arrows.map(([path]) => path.split('/').length)));
  const findings = new Map();
  for (let depth = from; depth < deepest; depth++) {
    const folders = foldersAt(arrows, depth, roomAt);
    walkCircles(
      folders.keys(),
      (room) => folders.get(room)?.keys() ?? [],
      (circle) => {
        const rule = `folder cycle ${circle.join(' → ')}`;
        const file = folders.get(circle.at(-2)).get(circle.at(-1));
        findings.set(rule, {
          file,
          rule,
          mend: 'move what both need into a folder below them, or hand it in',
        });
      },
    );
  }
  return [...findings.values()];
}

/**
 * No two folders import each other, at any depth: not src/i18n and src/request, nor a form and its comments. Without a
 * cycle between files there can still be one between folders; then neither folder can be understood, or removed, alone.
 */
export const checkFolders = (tree) => IN_ORDER.flatMap((rows) => foldersInCircles(tree, rows));

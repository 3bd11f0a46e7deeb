import { ownTargets } from './imports.mjs';
import { mayImport } from './layers.mjs';

/** Folders (rooms) for what several pages, or several groups of tests, share. */
const ROOMS = /^(?:src\/(?:components|hooks|utils)|src\/pages\/(?:.*?\/)?parts|tests\/support)(?=\/)/;
/** The folders that can own something that only they use. What only a component or a hook uses is not moved. */
const HOMES = { src: /^src\/(?:pages|layouts)\//, tests: /^tests\// };

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
const roomOf = (path) => ROOMS.exec(path)?.[0] ?? null;
const sideOf = (path) => path.split('/')[0];

/** The unit that is moved as a whole: a single file directly in the room, or a folder in it, which holds one idea. */
const thingOf = (path) => {
  const room = roomOf(path);
  if (room === null) return null;
  const [first, within] = path.slice(room.length + 1).split('/');
  return within === undefined ? path : `${room}/${first}`;
};

/** Imports by tests count as uses only of what is in tests/: a test alone does not make a component shared. */
const asks = (file, target) => !file.isTest || sideOf(target) === 'tests';

function usersOf({ files, byPath }) {
  const users = new Map();
  for (const file of files.filter(({ isCode }) => isCode)) {
    for (const target of ownTargets(file, byPath).filter((path) => asks(file, path))) {
      const thing = thingOf(target);
      if (thing === null || thing === thingOf(file.path)) continue;
      users.set(thing, (users.get(thing) ?? new Set()).add(file.path));
    }
  }
  return users;
}

function homesOf(tree) {
  const users = usersOf(tree);
  const known = new Map();
  const needsOf = (thing) =>
    tree.files
      .filter(({ path, isTest }) => thingOf(path) === thing && (!isTest || sideOf(path) === 'tests'))
      .flatMap((file) => ownTargets(file, tree.byPath))
      .filter((target) => thingOf(target) !== thing);
  const fits = (thing, home) => {
    const [side, room] = [sideOf(thing), roomOf(thing)];
    if (!HOMES[side].test(`${home}/`) || home === folderOf(room) || home.startsWith(room)) return false;
    const rights = { isTest: side === 'tests', byPath: tree.byPath };
    return needsOf(thing).every((target) => mayImport(`${home}/file.ts`, target, rights));
  };
  const placeOf = (user) => {
    const thing = thingOf(user);
    if (thing === null) return folderOf(user);
    return homeOf(thing) ?? (tree.byPath.has(thing) ? roomOf(user) : thing);
  };
  const seek = (thing) => {
    const [home, ...others] = new Set([...(users.get(thing) ?? [])].map(placeOf));
    return home && others.length === 0 && fits(thing, home) ? home : null;
  };
  function homeOf(thing) {
    // In an import cycle nothing has a home; checkCycles reports the cycle itself.
    if (!known.has(thing)) known.set(thing, null).set(thing, seek(thing));
    return known.get(thing);
  }
  return [...users.keys()].map((thing) => ({ thing, home: homeOf(thing) }));
}

/**
 * What only one page uses belongs beside that page: readers of the page look for it there, and a folder for shared
 * things holds nothing else. Folders are not reported: in tests/support they also hold programs that a test starts by
 * their path, which no import shows.
 */
export const checkSharing = (tree) =>
  homesOf(tree)
    .filter(({ thing, home }) => home && tree.byPath.get(thing)?.isCode)
    .map(({ thing, home }) => ({
      file: thing,
      rule: `is used by ${home} alone`,
      mend: `move it there: ${roomOf(thing)} is for what several places use`,
    }));

import { ownTargets } from './imports.mjs';
import { mayImport } from './layers.mjs';

/** Rooms for what several pages, or several groups of tests, need. */
const ROOMS = /^(?:src\/(?:components|hooks|utils)|src\/pages\/(?:.*?\/)?parts|tests\/support)(?=\/)/;
/** Who may have such a thing beside it. What a component or a hook alone uses lies where the layers put it. */
const HOMES = { src: /^src\/(?:pages|layouts)\//, tests: /^tests\// };

const folderOf = (path) => path.slice(0, path.lastIndexOf('/'));
const roomOf = (path) => ROOMS.exec(path)?.[0] ?? null;
const sideOf = (path) => path.split('/')[0];

/** What stays together: a file of the room with nothing but itself, or a folder in it, which is one idea. */
const thingOf = (path) => {
  const room = roomOf(path);
  if (room === null) return null;
  const [first, within] = path.slice(room.length + 1).split('/');
  return within === undefined ? path : `${room}/${first}`;
};

/** A test beside its source asks for nothing of its own, but for what tests share. */
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
    // In a circle of imports nothing has a home; the circle is told by itself.
    if (!known.has(thing)) known.set(thing, null).set(thing, seek(thing));
    return known.get(thing);
  }
  return [...users.keys()].map((thing) => ({ thing, home: homeOf(thing) }));
}

/**
 * What one page alone uses lies beside that page: whoever reads the page looks for it there, and a room for what is
 * shared holds nothing else. Programs that a test starts by their path are folders of tests/support, and are no import.
 */
export const checkSharing = (tree) =>
  homesOf(tree)
    .filter(({ thing, home }) => home && tree.byPath.get(thing)?.isCode)
    .map(({ thing, home }) => ({
      file: thing,
      rule: `is used by ${home} alone`,
      mend: `move it there: ${roomOf(thing)} is for what several places use`,
    }));

import { cleanFileName } from '@contract/rules/clean-file-name';

const FOLDER = 'files/';

/** Names that a file system holds for one: most tell neither case nor the composition of characters apart. */
const sameName = (path: string): string => path.normalize('NFKC').toLowerCase();

const numbered = (name: string, n: number): string => {
  const ending = /\.\w{1,8}$/.exec(name)?.[0] ?? '';
  return `${name.slice(0, name.length - ending.length)} (${n})${ending}`;
};

/**
 * Where each file of an archive is, under the name it was sent by: the second of one name is numbered. The names are
 * cleaned anew, so that none of an older version leads outside (req:attack-a59).
 */
export const archivePaths = (names: readonly string[], reserved: readonly string[]): string[] => {
  const taken = new Set(reserved.map(sameName));
  // The number from which each name goes on: thousands of one name are not each counted from 2 again (req:attack-a61).
  const next = new Map<string, number>();
  return names.map((raw) => {
    const name = cleanFileName(raw);
    const known = sameName(name);
    let n = next.get(known) ?? 2;
    let path = FOLDER + name;
    for (; taken.has(sameName(path)); n++) path = FOLDER + numbered(name, n);
    next.set(known, n);
    taken.add(sameName(path));
    return path;
  });
};

import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import type { Endpoint } from '@contract/endpoint';
import { endpoints } from '@contract/endpoints';

const ROOT = join(__dirname, '../..');
const isSource = (name: string): boolean => /\.tsx?$/.test(name) && !/\.test\.|^\.umi/.test(name);

/** The text of every source file of the app by its path below `src`, without its ending. */
const texts = new Map(
  readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(isSource)
    .map((name) => [name.replace(/\.tsx?$/, ''), readFileSync(join(ROOT, 'src', name), 'utf8')]),
);

const IMPORT = /import (?:type )?(?:\w+,? ?)?(?:\{([^}]*)\})?(?: ?from)? ?'(@\/|\.{1,2}\/)([^']+)'/g;
const placeOf = (from: string, lead: string, path: string): string => {
  const place = lead === '@/' ? path : normalize(join(dirname(from), lead, path));
  return texts.has(place) ? place : join(place, 'index');
};

interface Taken {
  from: string;
  names: string[];
}
const takenBy = new Map<string, Taken[]>(
  [...texts].map(([file, text]) => [
    file,
    [...text.matchAll(IMPORT)].map(([, names = '', lead = '', path = '']) => ({
      from: placeOf(file, lead, path),
      names: names
        .split(',')
        .map((name) => name.trim())
        .filter((name) => name !== '' && !name.startsWith('type ')),
    })),
  ]),
);

/** A row may be written with a constant of its file: `call(MOVE`, `POST ${CHANGE}`. */
const spelledOut = (text: string): string => {
  const spelled = (name: string): string => new RegExp(`const ${name} = '([^']*)'`).exec(text)?.[1] ?? '';
  return text
    .replaceAll(/\bcall\(([A-Z_]+)\b/g, (_, name) => `call('${spelled(name)}'`)
    .replaceAll(/\$\{(?:typeof )?([A-Z_]+)\}/g, (_, name) => spelled(name));
};

/** The rows of the contract that send something, by the function of `src/services` that calls them. */
const rowsOf = new Map<string, string[]>();
for (const [file, text] of texts)
  if (file.startsWith('services/'))
    for (const part of spelledOut(text).split(/^(?=export (?:const|async function|function) )/m)) {
      const [, name = ''] = /^export (?:const|async function|function) (\w+)/.exec(part) ?? [];
      const rows = [...part.matchAll(/['`]((?:POST|PUT|PATCH|DELETE) \/[^'`]+)['`]/g)].map(
        ([, row = '']) => row,
      );
      rowsOf.set(`${file} ${name}`, [...new Set(rows)]);
    }

const hasBody = (row: string): boolean =>
  (endpoints as Record<string, Endpoint | undefined>)[row]?.body !== undefined;

/** Hooks and plain functions work for the file that takes them; components are forms of their own. */
const isHelper = (file: string): boolean => /^[a-z][\w-]*$/.test(file.split('/').at(-1) ?? 'Index');

/** The calls with a body that a file makes, itself or by its hooks. */
const ownCalls = (file: string, seen = new Set<string>()): string[] => {
  if (seen.has(file)) return [];
  seen.add(file);
  return (takenBy.get(file) ?? []).flatMap(({ from, names }) => {
    if (from.startsWith('services/'))
      return names.flatMap((name) => (rowsOf.get(`${from} ${name}`) ?? []).filter(hasBody));
    const helps = /^(?:pages|hooks)\//.test(from) && isHelper(from) && !from.endsWith('/index');
    return helps ? ownCalls(from, seen) : [];
  });
};
const usersOf = (file: string): string[] =>
  [...takenBy].filter(([, taken]) => taken.some(({ from }) => from === file)).map(([user]) => user);

/**
 * The calls that carry what is typed into the fields of a file: those that it makes itself or, because a part of a form
 * hands its values on, those of every page that shows it. `carries`: whether a call has such a field.
 */
export const callsOf = (path: string, carries: (row: string) => boolean): string[] => {
  const seen = new Set<string>();
  const look = (file: string): string[] => {
    if (seen.has(file)) return [];
    seen.add(file);
    const own = ownCalls(file).filter(carries);
    if (own.length > 0) return own;
    return usersOf(file)
      .filter((user) => user.startsWith('pages/'))
      .flatMap(look);
  };
  return [...new Set(look(path.replace(/^src\//, '').replace(/\.tsx?$/, '')))];
};

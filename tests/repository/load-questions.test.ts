import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const SRC = join(process.cwd(), 'src');

/** The arguments of a call that begins at `from`, as one text. */
function argumentsAt(source: string, from: number): string {
  let depth = 1;
  let end = from;
  while (depth > 0) {
    if ('([{'.includes(source[end] ?? ')')) depth += 1;
    if (')]}'.includes(source[end] ?? ')')) depth -= 1;
    end += 1;
  }
  return source.slice(from, end - 1);
}

/** For each `useLoad` in a file, the values it asks with, and those that only trigger a reload. */
function loadsOf(file: string) {
  const source = readFileSync(join(SRC, file), 'utf8');
  return [...source.matchAll(/\buseLoad(?:<[^(]*>)?\(/g)].map((call) => {
    const given = argumentsAt(source, call.index + call[0].length);
    const again = /refreshDeps: \[([^\]]*)\]/.exec(given);
    return {
      file,
      asked: again ? given.slice(0, given.lastIndexOf('{', again.index)) : given,
      again: again?.[1]?.split(/[\s,]+/).filter(Boolean) ?? [],
    };
  });
}

const loads = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name) && !/\.test\.|^\.umi/.test(name) && name !== 'hooks/useLoad.ts')
  .flatMap(loadsOf);
const again = loads.filter((load) => load.again.length > 0);

it('finds the loads', () => {
  expect([loads.length > 140, again.length > 12]).toEqual([true, true]);
});

/*
 * A load is identified by its record (`about`) or its question. If values that only trigger a reload were part of that,
 * a reload that fails would discard an answer that is still right.
 */
it.each(again)('$file is not asked with what only makes it ask again', ({ asked, again }) => {
  const within = again.filter((name) => new RegExp(`\\b${name.replaceAll('.', '\\.')}\\b`).test(asked));

  expect(within).toEqual([]);
});

import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { calls } from '@tests/conformance/calls';

const ROUTES = 'config/routes';
const ENTRIES = ['src/app.tsx', 'src/access.ts', 'src/global.ts'];

const read = (file: string): string => readFileSync(file, 'utf8');
const under = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file));

/** The file behind `@/pages/demand` or `./DemandPage`, as the bundler finds it. */
const fileOf = (from: string, named: string): string | undefined => {
  const path = named.startsWith('@/') ? join('src', named.slice(2)) : join(dirname(from), named);
  return [`${path}.ts`, `${path}.tsx`, join(path, 'index.tsx'), path].find(
    (file) => existsSync(file) && statSync(file).isFile(),
  );
};

/** Modules that a file imports, at once or on demand; type imports do not count. */
const importsOf = (file: string): { file: string; names: string }[] =>
  [
    ...read(file).matchAll(/(?:import(?!\s+type\b)\s([^'";]*?)\sfrom\s|import\s?\(|import\s)'([@.][^']+)'/g),
  ].flatMap(([, names = '', named = '']) => {
    const target = named.startsWith('@/') || named.startsWith('.') ? fileOf(file, named) : undefined;
    return target ? [{ file: target, names }] : [];
  });

/** Every file of the app that can be reached from the routes, the models and the entry files. */
const reachable = (): Map<string, Set<string>> => {
  const pages = under(ROUTES).flatMap((file) =>
    [...read(file).matchAll(/component: '([^']+)'/g)].map(([, component = '']) =>
      fileOf(
        'src/pages/index.tsx',
        component.startsWith('@/') ? component : `./${component.replace(/^\.\//, '')}`,
      ),
    ),
  );
  const roots = [...ENTRIES, ...under('src/models'), ...under('src/layouts'), ...pages];
  const known = new Map<string, Set<string>>();
  const visit = (file: string): void => {
    if (known.has(file)) return;
    const names = new Set<string>();
    known.set(file, names);
    for (const { file: target, names: taken } of importsOf(file)) {
      for (const name of taken.match(/\w+/g) ?? []) names.add(`${target}#${name}`);
      visit(target);
    }
  };
  for (const root of roots) if (root) visit(root);
  return known;
};

/** The exported functions of src/services that make a call; its path may be a constant in the file. */
const makersOf = (row: string): string[] =>
  under('src/services').flatMap((file) => {
    const text = read(file);
    const constants = [...text.matchAll(/^const (\w+) = '([^']+)';/gm)];
    const whole = constants.reduce(
      (source, [, name = '', value = '']) =>
        source
          .replaceAll(`\${${name}}`, value)
          .replace(new RegExp(`\\bcall\\(\\s*${name}\\b`, 'g'), `call('${value}'`)
          .replace(new RegExp(`\\? call\\(${name}\\b`, 'g'), `? call('${value}'`),
      text,
    );
    return whole
      .split(/^(?=export const )/m)
      .filter(
        (part) =>
          part.startsWith('export const ') && (part.includes(`'${row}'`) || part.includes(`\`${row}\``)),
      )
      .map((part) => `${file}#${/^export const (\w+)/.exec(part)?.[1]}`);
  });

describe('a call of the specification', () => {
  const used = new Set([...reachable().values()].flatMap((names) => [...names]));
  const rows = calls.rows.map(([id]) => id.replace('call.', '')).filter((id) => /^[A-Z]+ \//.test(id));

  it('is looked for among all of them', () => expect(rows.length).toBeGreaterThan(45));

  it.each(rows)('%s is made by something that a page reaches', (row) => {
    expect(makersOf(row).filter((maker) => used.has(maker))).not.toEqual([]);
  });
});

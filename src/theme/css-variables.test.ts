import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from './css-variables';

const squeezed = (css: string): string => css.replace(/\s+/g, '');

test('tokens.css is what palette.ts and scale.ts say', () => {
  expect(squeezed(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(squeezed(tokensCss()));
});

test('every list of fonts has the rare names before its last resort', () => {
  const sheets = ['tokens.css', 'base.css'].map((name) => readFileSync(join(__dirname, name), 'utf8'));
  const lists = sheets.flatMap((css) =>
    Array.from(css.matchAll(/--font(?:-paper)?:([^;]+);/g), ([, list = '']) => list),
  );
  expect(lists.length).toBeGreaterThan(5);
  expect(lists.filter((list) => !/'Rare Names',\s*(?:system-ui,\s*)?(?:sans-)?serif\s*$/.test(list))).toEqual(
    [],
  );
});

test('every variable that a style sheet uses is defined', () => {
  const defined = new Set(Array.from(tokensCss().matchAll(/(--[\w-]+):/g), (match) => match[1]));
  const base = readFileSync(join(__dirname, 'base.css'), 'utf8');
  const used = Array.from(base.matchAll(/var\((--[\w-]+)\)/g), (match) => match[1]);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

// The walk over all screens (tests/support/walk) looks at a language in one look of each size.
test('the dark look changes colours alone', () => {
  const [, dark = ''] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(tokensCss()) ?? [];
  const names = Array.from(dark.matchAll(/^\s*([\w-]+):/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^(?:--c-|color-scheme$)/.test(name))).toEqual([]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { tokensCss } from './css-variables';

const squeezed = (css: string): string => css.replace(/\s+/g, '');

test('tokens.css is what palette.ts and scale.ts say', () => {
  expect(squeezed(readFileSync(join(__dirname, 'tokens.css'), 'utf8'))).toBe(squeezed(tokensCss()));
});

test('every variable that a style sheet uses is defined', () => {
  const defined = new Set(Array.from(tokensCss().matchAll(/(--[\w-]+):/g), (match) => match[1]));
  const base = readFileSync(join(__dirname, 'base.css'), 'utf8');
  const used = Array.from(base.matchAll(/var\((--[\w-]+)\)/g), (match) => match[1]);
  expect(used.filter((name) => !defined.has(name))).toEqual([]);
});

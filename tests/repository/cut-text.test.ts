import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('.umi'),
);

const RULE = /([^{}]+)\{([^{}]*)\}/g;

/** Rules that cut a text off after some lines, but let a grid or a row make its box higher than these. */
const stretched = (file: string): string[] => {
  const css = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  return [...css.matchAll(RULE)]
    .filter(([, , body = '']) => body.includes('-webkit-line-clamp') && !body.includes('align-self: start'))
    .map(([, selector = '']) => `${file} ${selector.trim()}`);
};

it('a text that is cut off after some lines is as high as these: a higher box shows half of the next', () => {
  expect(sheets.flatMap(stretched)).toEqual([]);
});

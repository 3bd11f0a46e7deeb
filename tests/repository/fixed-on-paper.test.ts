import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.css') && !file.startsWith('.umi'),
);

/** A person who prints while one of these is open wants to print it. */
const LOOKED_AT = ['pages/parts/listing/BottomDrawer.module.css .drawer'];

const RULE = /([^{}]+)\{([^{}]*)\}/g;
const PRINT = /@media print \{((?:[^{}]+\{[^{}]*\})*)/g;

/** Selectors of the rules that contain a declaration. */
const selectors = (css: string, declaration: string): string[] =>
  [...css.matchAll(RULE)]
    .filter(([, , body = '']) => body.includes(declaration))
    .flatMap(([, list = '']) => list.split(',').map((one) => one.trim()));

const printedOver = (file: string): string[] => {
  const css = readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
  const onPaper = [...css.matchAll(PRINT)].map(([, rules = '']) => rules).join('');
  const hidden = selectors(onPaper, 'display: none');
  return selectors(css, 'position: fixed')
    .filter((selector) => !hidden.includes(selector))
    .map((selector) => `${file} ${selector}`);
};

it('what is fixed to the screen is not printed: it would stand over the text of every page', () => {
  expect(sheets.flatMap(printedOver)).toEqual(LOOKED_AT);
});

const paper = readFileSync('src/theme/print.css', 'utf8').replaceAll(/\/\*.*?\*\//gs, '');

it.each(['.ant-message', '.ant-notification'])('neither is %s', (selector) => {
  expect(selectors(paper, 'display: none')).toContain(selector);
});

it.each([":root table [data-stays='end']", ':root table [data-acts]'])(
  'what could be done with a row is not printed beside it: %s',
  (selector) => {
    expect(selectors(paper, 'display: none')).toContain(selector);
  },
);

it('what is as high as a window on the screen is not on paper: an empty sheet would follow the last', () => {
  const wholePage = ['theme/base.css', 'layouts/main/Footer.module.css'].flatMap((file) =>
    selectors(readFileSync(join('src', file), 'utf8').replaceAll(/\/\*.*?\*\//gs, ''), 'min-height: 100vh'),
  );
  const ids = wholePage.flatMap((selector) => /#[a-z]+/.exec(selector) ?? []);

  expect(ids).toEqual(['#root', '#main']);
  expect(selectors(paper, 'min-height: 0')).toEqual(expect.arrayContaining(ids));
});

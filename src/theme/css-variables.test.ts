import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { theme } from 'antd';
import { tokensCss } from './css-variables';
import { themeConfig } from './theme-config';
import { THEME_MODES } from './theme-modes';

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

const ownBlock = (css: string, mode: string): string =>
  new RegExp(`\\[data-theme='${mode}'\\] \\{([^}]*)\\}`).exec(css)?.[1] ?? '';
const boxOf = (css: string): string | undefined => /--box: (\d+)px/.exec(css)?.[1];

test.each(THEME_MODES)(
  'a box to tick is as large in plain pages as in those of antd, in the %s look',
  (mode) => {
    const css = tokensCss();
    const box = boxOf(ownBlock(css, mode)) ?? boxOf(css);
    expect(Number(box)).toBe(theme.getDesignToken(themeConfig(mode)).controlInteractiveSize);
  },
);

test('boxes and dots have one look: no page gives them a size or an outline of its own', () => {
  const sheet = readFileSync(join(__dirname, 'choices.css'), 'utf8');
  // On paper and in high contrast, where backgrounds are not drawn, a tick drawn by us would be invisible.
  const [, ...blocks] = sheet.split(/^(?=@)/m);
  expect(blocks.map((block) => block.split(' {')[0])).toEqual(['@media screen and (forced-colors: none)']);
  const others = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.module.css'))
    .filter((file) =>
      /(?:check|checks|option|person|line) input(?:\[[^\]]*\])? \{[^}]*(?:width|height|outline):/.test(
        readFileSync(join('src', file), 'utf8'),
      ),
    );
  expect(others).toEqual([]);
});

test('the ring of a page in the lists of antd is named: antd leaves it out where lines are as wide as it', () => {
  const { lineWidth, lineWidthFocus } = theme.getDesignToken(themeConfig('care'));
  expect(lineWidth).toBe(lineWidthFocus);
  expect(readFileSync(join(__dirname, 'antd.css'), 'utf8')).toContain(
    `--ant-pagination-line-width-focus: ${lineWidthFocus}px;`,
  );
});

// The walk over all screens (tests/support/walk) checks each language in only one theme per text size, which relies on
// this.
test('the dark look changes colours alone', () => {
  const [, dark = ''] = /\[data-theme='dark'\] \{([^}]*)\}/.exec(tokensCss()) ?? [];
  const names = Array.from(dark.matchAll(/^\s*([\w-]+):/gm), ([, name = '']) => name);
  expect(names.length).toBeGreaterThan(10);
  expect(names.filter((name) => !/^(?:--c-|color-scheme$)/.test(name))).toEqual([]);
});

import { theme } from 'antd';
import { PALETTES, PAPER_INK } from './palette';
import { EASE, FONT, FONT_PAPER, MOTION_MS, PHONE, SCALES, type Scale, SPACE, type TypeStep } from './scale';
import { themeConfig } from './theme-config';
import { THEME_MODES, type ThemeMode } from './theme-modes';
import { PHONE_QUERY } from './widths';

type Variables = Record<string, string>;

const px = (value: number): string => `${value}px`;
const typeStep = (name: string, [size, line]: TypeStep): Variables => ({
  [`--fs-${name}`]: px(size),
  [`--lh-${name}`]: px(line),
});

/** Colours as antd computes them, so that a plain page and an antd page show the very same tone. */
function colours(mode: ThemeMode): Variables {
  const t = theme.getDesignToken(themeConfig(mode));
  const c = PALETTES[mode];
  return {
    '--c-primary': t.colorPrimary,
    '--c-primary-hover': t.colorPrimaryHover,
    '--c-primary-active': t.colorPrimaryActive,
    '--c-primary-bg': t.colorPrimaryBg,
    '--c-layout': t.colorBgLayout,
    // What is set into the page: where the page itself has no other background, a tint.
    '--c-inset': c.layout === c.surface ? 'var(--c-wash)' : 'var(--c-layout)',
    '--c-surface': t.colorBgContainer,
    '--c-raised': t.colorBgElevated,
    '--c-text': t.colorText,
    '--c-heading': t.colorTextHeading,
    '--c-text-2': t.colorTextSecondary,
    '--c-text-3': t.colorTextTertiary,
    '--c-placeholder': t.colorTextPlaceholder,
    '--c-border': t.colorBorder,
    '--c-line': t.colorBorderSecondary,
    '--c-success': t.colorSuccess,
    '--c-success-bg': t.colorSuccessBg,
    '--c-warning': t.colorWarning,
    '--c-warning-bg': t.colorWarningBg,
    '--c-error': t.colorError,
    '--c-error-bg': t.colorErrorBg,
    '--c-on': t.colorTextLightSolid,
    '--c-tick': c.tick,
    '--c-grid': c.grid,
    '--c-paper': c.paper,
    '--c-paper-line': c.paperLine,
    'color-scheme': mode === 'dark' ? 'dark' : 'light',
  };
}

function sizes(scale: Scale): Variables {
  return {
    ...typeStep('ui', scale.ui),
    ...typeStep('meta', scale.meta),
    ...typeStep('cap', scale.caption),
    ...typeStep('h1', scale.h1),
    ...typeStep('h2', scale.h2),
    ...typeStep('h3', scale.h3),
    ...typeStep('read', scale.reading),
    ...typeStep('display', scale.display),
    '--ctl-sm': px(scale.control.sm),
    '--ctl': px(scale.control.md),
    '--ctl-lg': px(scale.control.lg),
    '--box': px(scale.box),
    '--fs-input': px(scale.ui[0]),
    '--r-sm': px(scale.radius.sm),
    '--r': px(scale.radius.md),
    '--r-lg': px(scale.radius.lg),
    '--lw': px(scale.lineWidth),
  };
}

function constants(): Variables {
  return {
    ...Object.fromEntries(SPACE.map((value, i) => [`--s${i + 1}`, px(value)])),
    ...Object.fromEntries(MOTION_MS.map((ms, i) => [`--t${i + 1}`, `${ms}ms`])),
    '--ease': EASE,
    '--font': FONT,
    '--font-paper': FONT_PAPER,
    '--gutter': px(SPACE[4]),
    '--p-text': PAPER_INK.text,
    '--p-text-2': PAPER_INK.text2,
    '--p-link': PAPER_INK.link,
    '--c-seal': PAPER_INK.seal,
    // Subtle background of sums, hovered rows and skeletons in every theme.
    '--c-wash': 'color-mix(in srgb, var(--c-text-3) 9%, transparent)',
    // Flips drawings in right-to-left languages: `scaleX(var(--dir))`.
    '--dir': '1',
  };
}

/** Values as the formatter writes them: lower-case hexadecimal digits, single quotes. */
const written = (value: string): string =>
  value.replace(/#[0-9A-F]{6}/g, (hex) => hex.toLowerCase()).replaceAll('"', "'");

const block = (selector: string, variables: Variables, indent = ''): string =>
  [
    `${indent}${selector} {`,
    ...Object.entries(variables).map(([name, value]) => `${indent}  ${name}: ${written(value)};`),
    `${indent}}`,
  ].join('\n');

const differing = (variables: Variables, base: Variables): Variables =>
  Object.fromEntries(Object.entries(variables).filter(([name, value]) => base[name] !== value));

const themed = (mode: ThemeMode): Variables => ({ ...colours(mode), ...sizes(SCALES[mode]) });

/** Sizes that are larger on a phone: never below the value of the theme. */
function phoneSizes(scale: Scale): Variables {
  const atLeast = (value: number, min: number): string => px(Math.max(value, min));
  return {
    ...typeStep('h1', scale.h2[0] < PHONE.h1[0] ? PHONE.h1 : PHONE.largeH1),
    ...typeStep('display', PHONE.display),
    '--ctl': atLeast(scale.control.md, PHONE.controlMin),
    '--ctl-sm': atLeast(scale.control.sm, 36),
    '--box': atLeast(scale.box, PHONE.boxMin),
    '--fs-input': atLeast(scale.ui[0], PHONE.inputFontMin),
    '--gutter': px(PHONE.gutter),
  };
}

/** The dark theme does not apply to paper: its tones for a dark background are too pale there. */
const look = (mode: ThemeMode, variables: Variables): string => {
  const selector = `[data-theme='${mode}']`;
  return mode === 'dark'
    ? `@media screen {\n${block(selector, variables, '  ')}\n}`
    : block(selector, variables);
};

/** The text of `tokens.css`. */
export function tokensCss(): string {
  const base = { ...constants(), ...themed('default') };
  const others = THEME_MODES.filter((mode) => mode !== 'default');
  return [
    '/* Written by write-tokens.ts from palette.ts and scale.ts; do not edit by hand. */',
    block(":root,\n[data-theme='default']", base),
    ...others.map((mode) => look(mode, differing(themed(mode), base))),
    block("[dir='rtl']", { '--dir': '-1' }),
    `@media ${PHONE_QUERY} {`,
    block(':root', phoneSizes(SCALES.default), '  '),
    block("[data-theme='care']", phoneSizes(SCALES.care), '  '),
    '}',
    '',
  ].join('\n\n');
}

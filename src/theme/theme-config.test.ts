import { theme } from 'antd';
import { contrast } from './contrast';
import { PALETTES, PAPER_INK } from './palette';
import { themeConfig } from './theme-config';
import { THEME_MODES } from './theme-modes';

const computed = (mode: (typeof THEME_MODES)[number]) => theme.getDesignToken(themeConfig(mode));

describe.each(THEME_MODES)('the %s look, on the colours antd really computes', (mode) => {
  const t = computed(mode);
  const backgrounds = [t.colorBgContainer, t.colorBgLayout, t.colorBgElevated];
  const textMinimum = mode === 'care' ? 7 : 4.5;

  test.each([
    ['text', t.colorText, textMinimum],
    ['headings', t.colorTextHeading, textMinimum],
    ['secondary text', t.colorTextSecondary, textMinimum],
    ['tertiary text', t.colorTextTertiary, textMinimum],
    ['descriptions', t.colorTextDescription, textMinimum],
    ['placeholders', t.colorTextPlaceholder, 4.5],
    ['links', t.colorLink, 4.5],
    ['hovered links', t.colorLinkHover, 4.5],
    ['pressed links', t.colorLinkActive, 4.5],
    ['errors', t.colorError, 4.5],
    ['control borders', t.colorBorder, 3],
  ])('%s can be read on every surface', (_name, colour, minimum) => {
    for (const background of backgrounds)
      expect(contrast(colour, background)).toBeGreaterThanOrEqual(minimum);
  });

  test.each([
    ['information', t.colorPrimary, t.colorPrimaryBg],
    ['success', t.colorSuccess, t.colorSuccessBg],
    ['warning', t.colorWarning, t.colorWarningBg],
    ['error', t.colorError, t.colorErrorBg],
  ])('%s text can be read on its tint', (_name, colour, tint) => {
    expect(contrast(colour, tint)).toBeGreaterThanOrEqual(4.5);
  });

  test.each([
    ['text', t.colorText, textMinimum],
    ['secondary text', t.colorTextSecondary, textMinimum],
    ['tertiary text', t.colorTextTertiary, 4.5],
    ['links', t.colorLink, 4.5],
    ['hovered links', t.colorLinkHover, 4.5],
    ['warnings', t.colorWarning, 4.5],
    ['errors', t.colorError, 4.5],
  ])('%s can be read on what is chosen, under the pointer too', (_name, colour, minimum) => {
    for (const tint of [t.controlItemBgActive, t.controlItemBgActiveHover])
      expect(contrast(colour, tint)).toBeGreaterThanOrEqual(minimum);
  });

  test('what is chosen tells the pointer, by a step and not a leap', () => {
    const step = contrast(t.controlItemBgActiveHover, t.controlItemBgActive);
    expect(step).toBeGreaterThan(1.02);
    expect(step).toBeLessThan(1.2);
  });

  test.each([
    ['at rest', t.colorPrimary],
    ['hovered', t.colorPrimaryHover],
    ['pressed', t.colorPrimaryActive],
    ['dangerous', t.colorError],
  ])('the words on a solid button can be read, %s', (_state, background) => {
    expect(contrast(t.colorTextLightSolid, background)).toBeGreaterThanOrEqual(4.5);
  });

  test('the focus is ringed as everywhere, whatever the width of lines', () => {
    expect(t.lineWidthFocus).toBe(2);
    expect(t.colorPrimaryBorder).toBe('var(--c-primary)');
  });

  test('tooltips and paper can be read', () => {
    expect(contrast(PALETTES[mode].onSpotlight, PALETTES[mode].spotlight)).toBeGreaterThanOrEqual(7);
    for (const ink of Object.values(PAPER_INK)) {
      expect(contrast(ink, PALETTES[mode].paper)).toBeGreaterThanOrEqual(4.5);
    }
  });
});

test('a phone gets 44 px targets and input text that iOS does not zoom', () => {
  const { token, components } = themeConfig('default', { phone: true });
  expect(token?.controlHeight).toBe(44);
  expect(components?.Input?.inputFontSize).toBe(16);
  expect(components?.Button?.contentFontSize).toBe(16);
});

test('care keeps its own, larger sizes on a phone', () => {
  const { token, components } = themeConfig('care', { phone: true });
  expect(token?.controlHeight).toBe(48);
  expect(components?.Input?.inputFontSize).toBe(18);
});

test('motion stops for visitors who asked for less of it', () => {
  expect(themeConfig('default', { reducedMotion: true }).token?.motion).toBe(false);
  expect(themeConfig('default').token?.motion).toBe(true);
});

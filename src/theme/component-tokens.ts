import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

type ComponentTokens = NonNullable<ThemeConfig['components']>;

const ACTION = 'var(--c-primary)';

/** Hairlines instead of shadows; the ring of a focused input is a full 2 px of the action colour, border included. */
export function componentTokens(c: Palette, inputFontSize: number): ComponentTokens {
  const ring = {
    // The CSS variable holds the computed tone; the palette's seed would be too bright in the dark look.
    hoverBorderColor: ACTION,
    activeBorderColor: ACTION,
    activeShadow: `0 0 0 1px ${ACTION}`,
    errorActiveShadow: '0 0 0 1px var(--c-error)',
  };
  return {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none', fontWeight: 500 },
    Input: { ...ring, inputFontSize },
    InputNumber: { ...ring, inputFontSize },
    DatePicker: { ...ring, inputFontSize },
    Select: {
      hoverBorderColor: ACTION,
      activeBorderColor: ACTION,
      activeOutlineColor: ACTION,
      fontSize: inputFontSize,
    },
    Cascader: { dropdownHeight: 240 },
    // As the tables of our own: ruled, without a ground behind the heads.
    Table: {
      headerBg: 'transparent',
      headerColor: c.text2,
      headerSortActiveBg: 'transparent',
      headerSortHoverBg: 'transparent',
      bodySortBg: 'transparent',
      headerSplitColor: 'transparent',
      headerBorderRadius: 0,
      borderColor: c.line,
      rowHoverBg: 'var(--c-wash)',
      cellPaddingBlock: 12,
    },
    Layout: { headerBg: c.surface, bodyBg: c.surface },
    Card: { boxShadowTertiary: 'none' },
    // The buttons stand under what is above them.
    Drawer: { footerPaddingInline: 24 },
    Form: { labelColor: c.text, verticalLabelPadding: '0 0 6px' },
    Tooltip: { colorBgSpotlight: c.spotlight, colorTextLightSolid: c.onSpotlight },
    Tag: { defaultBg: c.layout, defaultColor: c.text2 },
    Tabs: { itemColor: c.text2, itemSelectedColor: c.text, itemHoverColor: ACTION, inkBarColor: ACTION },
    Upload: { actionsColor: c.text2 },
  };
}

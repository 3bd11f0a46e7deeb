import type { ThemeConfig } from 'antd';
import type { Palette } from './palette';

type ComponentTokens = NonNullable<ThemeConfig['components']>;

/** The CSS variable holds the computed colour; the palette's seed would be too bright in the dark theme. */
export const ACTION = 'var(--c-primary)';

/** Hairlines instead of shadows; the ring of a focused input is a full 2 px of the action colour, border included. */
export function componentTokens(c: Palette, inputFontSize: number): ComponentTokens {
  const ring = {
    hoverBorderColor: ACTION,
    activeBorderColor: ACTION,
    activeShadow: `0 0 0 1px ${ACTION}`,
    errorActiveShadow: '0 0 0 1px var(--c-error)',
  };
  return {
    // Hovered and pressed states like those of our own buttons.
    Button: {
      primaryShadow: 'none',
      defaultShadow: 'none',
      dangerShadow: 'none',
      fontWeight: 500,
      contentFontSize: inputFontSize,
      defaultHoverColor: ACTION,
      defaultHoverBorderColor: ACTION,
      defaultActiveColor: ACTION,
      defaultActiveBorderColor: ACTION,
      defaultActiveBg: 'var(--c-primary-bg)',
    },
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
    // Like our own tables: ruled, with no background behind the column heads.
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
    // Aligns the buttons with the content above them.
    Drawer: { footerPaddingInline: 24 },
    Form: { labelColor: c.text, verticalLabelPadding: '0 0 6px' },
    Pagination: {
      itemActiveBg: 'transparent',
      itemActiveColor: c.text,
      itemActiveColorHover: c.text,
    },
    Tooltip: { colorBgSpotlight: c.spotlight, colorTextLightSolid: c.onSpotlight },
    Tag: { defaultBg: c.layout, defaultColor: c.text2 },
    Tabs: { itemColor: c.text2, itemSelectedColor: c.text, itemHoverColor: ACTION, inkBarColor: ACTION },
    Upload: { actionsColor: c.text2 },
  };
}

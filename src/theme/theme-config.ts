import { type ThemeConfig, theme } from 'antd';
import { ACTION, componentTokens } from './component-tokens';
import { PALETTES } from './palette';
import { MOTION_MS, PHONE, SCALES } from './scale';
import type { ThemeMode } from './theme-modes';

export interface ThemeCircumstances {
  /** A phone: 44 px targets and 16 px input text. */
  phone?: boolean;
  /** The visitor asked the system for less motion. */
  reducedMotion?: boolean;
}

const seconds = (ms: number): string => `${ms / 1000}s`;

/** The one table of tokens (req:ui-themes) as antd wants it. */
export function themeConfig(
  mode: ThemeMode,
  { phone = false, reducedMotion = false }: ThemeCircumstances = {},
): ThemeConfig {
  const c = PALETTES[mode];
  const scale = SCALES[mode];
  const [fontSize, linePx] = scale.ui;
  const reach = phone ? PHONE.controlMin : 0;
  return {
    algorithm: mode === 'dark' ? theme.darkAlgorithm : theme.defaultAlgorithm,
    token: {
      colorPrimary: c.primary,
      colorInfo: c.primary,
      colorLink: c.primary,
      colorPrimaryHover: c.primaryHover,
      colorLinkHover: c.primaryHover,
      colorPrimaryActive: c.primaryActive,
      colorLinkActive: c.primaryActive,
      colorPrimaryBg: c.primaryBg,
      // antd would derive the hovered tint from the action colour, too close to that of links on it.
      colorPrimaryBgHover: c.primaryBgHover,
      colorInfoBg: c.primaryBg,
      // Draws the focus ring like ours: antd's is paler, and hardly visible in the dark theme.
      colorPrimaryBorder: ACTION,
      lineWidthFocus: 2,
      colorBgLayout: c.layout,
      colorBgContainer: c.surface,
      colorBgElevated: c.raised,
      colorText: c.text,
      colorTextHeading: c.heading,
      colorTextSecondary: c.text2,
      colorTextLabel: c.text2,
      colorTextTertiary: c.text3,
      colorTextDescription: c.text3,
      colorTextPlaceholder: c.placeholder,
      // A disabled control still has to be read: it says what would be possible.
      colorTextDisabled: c.border,
      // Arrows and clear signs of controls.
      colorTextQuaternary: c.border,
      colorIcon: c.text3,
      colorBorder: c.border,
      colorBorderSecondary: c.line,
      colorSplit: c.line,
      colorSuccess: c.success,
      colorSuccessBg: c.successBg,
      colorWarning: c.warning,
      colorWarningBg: c.warningBg,
      colorError: c.error,
      colorErrorBg: c.errorBg,
      colorTextLightSolid: c.onSolid,
      colorBgSpotlight: c.spotlight,
      // The variable follows the language.
      fontFamily: 'var(--font)',
      fontSize,
      lineHeight: Number((linePx / fontSize).toFixed(3)),
      fontSizeHeading1: scale.h1[0],
      fontSizeHeading2: scale.h2[0],
      fontSizeHeading3: scale.h3[0],
      controlHeight: Math.max(scale.control.md, reach),
      controlHeightSM: scale.control.sm,
      controlHeightLG: Math.max(scale.control.lg, reach),
      controlInteractiveSize: Math.max(scale.box, phone ? PHONE.boxMin : 0),
      borderRadius: scale.radius.md,
      borderRadiusSM: scale.radius.sm,
      borderRadiusLG: scale.radius.lg,
      lineWidth: scale.lineWidth,
      controlOutlineWidth: 1,
      motion: !reducedMotion,
      motionDurationFast: seconds(MOTION_MS[0]),
      motionDurationMid: seconds(MOTION_MS[1]),
      motionDurationSlow: seconds(MOTION_MS[2]),
    },
    components: componentTokens(c, phone ? Math.max(PHONE.inputFontMin, fontSize) : fontSize),
  };
}

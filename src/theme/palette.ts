import type { ThemeMode } from './theme-modes';

/**
 * Colours of one theme. For antd's seeds (primary, success, warning, error) antd computes dimmer tones in the dark
 * theme.
 */
export interface Palette {
  primary: string;
  primaryHover: string;
  primaryActive: string;
  primaryBg: string;
  /** Background of a chosen item under the pointer: one step from `primaryBg`. */
  primaryBgHover: string;
  layout: string;
  surface: string;
  raised: string;
  text: string;
  heading: string;
  text2: string;
  text3: string;
  placeholder: string;
  border: string;
  line: string;
  success: string;
  successBg: string;
  warning: string;
  warningBg: string;
  error: string;
  errorBg: string;
  /** Text on a solid button. */
  onSolid: string;
  spotlight: string;
  onSpotlight: string;
  tick: string;
  grid: string;
  paper: string;
  paperLine: string;
}

const light: Palette = {
  primary: '#1D4F91',
  primaryHover: '#2B63AE',
  primaryActive: '#153C70',
  primaryBg: '#EAF1FA',
  primaryBgHover: '#E2EBF6',
  layout: '#F4F6F9',
  surface: '#FFFFFF',
  raised: '#FFFFFF',
  text: '#18212F',
  heading: '#18212F',
  text2: '#465266',
  text3: '#5C687A',
  placeholder: '#667184',
  border: '#808B9C',
  line: '#DCE2EA',
  success: '#1E7A46',
  successBg: '#E8F5ED',
  warning: '#8F5B00',
  warningBg: '#FCF3E0',
  error: '#B42318',
  errorBg: '#FDECEA',
  onSolid: '#FFFFFF',
  spotlight: '#18212F',
  onSpotlight: '#FFFFFF',
  tick: '#B4BCC8',
  grid: '#EEF2F7',
  paper: '#FFFEFB',
  paperLine: '#D8D5CC',
};

const dark: Palette = {
  primary: '#86B4F0',
  primaryHover: '#A9CBF5',
  // antd would darken the pressed state below 4.5:1 against the button text; pressing brightens instead.
  primaryActive: '#C3DAF8',
  primaryBg: '#1B2B41',
  primaryBgHover: '#1E2F47',
  layout: '#10151C',
  surface: '#181F29',
  raised: '#202935',
  text: '#E7ECF3',
  heading: '#F2F5F9',
  text2: '#B6C0CE',
  text3: '#96A2B3',
  placeholder: '#8B97A8',
  border: '#6F7B8C',
  line: '#2C3644',
  success: '#6CC592',
  successBg: '#172B21',
  warning: '#E3B157',
  warningBg: '#2E2614',
  error: '#F2938B',
  errorBg: '#361C1B',
  onSolid: '#0D1420',
  spotlight: '#3A4657',
  onSpotlight: '#E7ECF3',
  tick: '#4A5666',
  grid: '#1E2631',
  paper: '#E6E3DA',
  paperLine: '#C4C0B4',
};

export const PALETTES: Record<ThemeMode, Palette> = {
  default: light,
  dark,
  learning: {
    ...light,
    primary: '#0B6B57',
    primaryHover: '#0F7A64',
    primaryActive: '#074D3E',
    primaryBg: '#E4F4EF',
    primaryBgHover: '#DFF2EC',
    layout: '#F3F8F6',
  },
  care: {
    ...light,
    primary: '#0A3A7D',
    primaryHover: '#032357',
    primaryActive: '#021A42',
    primaryBg: '#E6EEF9',
    primaryBgHover: '#DAE6F6',
    layout: '#FFFFFF',
    text: '#000000',
    heading: '#000000',
    text2: '#1F2937',
    text3: '#374151',
    placeholder: '#4B5563',
    border: '#4B5563',
    line: '#4B5563',
    tick: '#4B5563',
    success: '#0B5A2F',
    warning: '#6B4200',
    error: '#8E1108',
  },
};

/** Paper surfaces look printed: their ink and seal do not follow the theme. */
export const PAPER_INK = { text: '#18212F', text2: '#454F5E', link: '#1D4F91', seal: '#B3261E' } as const;

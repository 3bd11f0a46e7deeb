import type { ThemeMode } from './theme-modes';

/** Size and line height in pixels. */
export type TypeStep = readonly [size: number, line: number];

export interface Scale {
  ui: TypeStep;
  meta: TypeStep;
  caption: TypeStep;
  h1: TypeStep;
  h2: TypeStep;
  h3: TypeStep;
  reading: TypeStep;
  /** The name of the site on the home page. */
  display: TypeStep;
  control: { sm: number; md: number; lg: number };
  radius: { sm: number; md: number; lg: number };
  lineWidth: number;
  /** Size of a checkbox or radio button in px. */
  box: number;
}

const regular: Scale = {
  ui: [14, 22],
  meta: [13, 20],
  caption: [12, 18],
  h1: [28, 38],
  h2: [20, 30],
  h3: [16, 24],
  reading: [16, 28],
  display: [44, 56],
  control: { sm: 28, md: 36, lg: 44 },
  radius: { sm: 4, md: 6, lg: 10 },
  lineWidth: 1,
  box: 18,
};

export const SCALES: Record<ThemeMode, Scale> = {
  default: regular,
  dark: regular,
  learning: { ...regular, radius: { sm: 4, md: 8, lg: 12 } },
  care: {
    ...regular,
    ui: [18, 29],
    meta: [16, 26],
    caption: [16, 24],
    h1: [32, 44],
    h2: [24, 36],
    h3: [20, 30],
    reading: [20, 34],
    control: { sm: 36, md: 48, lg: 60 },
    radius: { sm: 2, md: 4, lg: 6 },
    lineWidth: 2,
    box: 24,
  },
};

/** What a phone changes: calmer headings, 44 px targets, larger boxes, and 16 px input text so that iOS does not zoom in. */
export const PHONE = {
  h1: [24, 34],
  /** In 关怀版, where a second heading is as large as the first of the other looks. */
  largeH1: [28, 40],
  display: [34, 44],
  controlMin: 44,
  boxMin: 22,
  inputFontMin: 16,
  gutter: 16,
} as const satisfies Record<string, TypeStep | number>;

/** `--s1` to `--s8`. */
export const SPACE = [4, 8, 12, 16, 24, 32, 48, 72] as const;

export const MOTION_MS = [120, 200, 280] as const;
export const EASE = 'cubic-bezier(0.2, 0.7, 0.3, 1)';

/** antd's own stack names no Chinese face. */
export const FONT =
  '-apple-system, "Segoe UI", "PingFang SC", "HarmonyOS Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", "Rare Names", system-ui, sans-serif';
/** Serif is for paper surfaces; FangSong comes before SimSun, whose hairlines break up at title size. */
export const FONT_PAPER =
  '"Songti SC", "Source Han Serif SC", "Noto Serif CJK SC", STSong, STZhongsong, FangSong, SimSun, "Rare Names", serif';

/** The widths in which a cover is drawn; a page takes the smallest that fills its place. */
export const COVER_WIDTHS = ['480', '960', '1600'] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** Width divided by height. Every cover is cropped to it, so that its space can be reserved before it loads. */
export const COVER_RATIO = 16 / 9;

/** Figures of one text. */
export const FIGURES_MAX = 6;

/** Longest alternative text, for readers who do not see the picture. */
export const COVER_ALT_MAX = 120;
/** Longest caption. */
export const COVER_CAPTION_MAX = 120;

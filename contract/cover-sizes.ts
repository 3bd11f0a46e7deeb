/** The widths in which a cover is drawn; a page takes the smallest that fills its place. */
export const COVER_WIDTHS = ['480', '960', '1600'] as const;
export type CoverWidth = (typeof COVER_WIDTHS)[number];

/** Width to height: every cover is cut to it, so that its place is known before it has come. */
export const COVER_RATIO = 16 / 9;

/** Figures of one text. */
export const FIGURES_MAX = 6;

/** What readers who do not see it are told. */
export const COVER_ALT_MAX = 120;
/** What stands under it. */
export const COVER_CAPTION_MAX = 120;

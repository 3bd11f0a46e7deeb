import type { FieldWords } from '@/pages/parts/draft/FormConflicts';

/** The labels of cover and figures, used when the writer must choose between two conflicting values. */
export const PICTURE_WORDS = {
  cover: { label: 'achi.picture.cover.label' },
  coverAlt: { label: 'achi.picture.alt.label' },
  coverCaption: { label: 'achi.picture.caption.label' },
  figures: { label: 'achi.picture.figures.title' },
  'figures.*.file': { label: 'achi.picture.figures.title' },
  'figures.*.alt': { label: 'achi.picture.alt.label' },
  'figures.*.caption': { label: 'achi.picture.caption.label' },
} satisfies FieldWords;

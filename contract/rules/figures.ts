import { COVER_ALT_MAX, COVER_CAPTION_MAX } from '@contract/cover-sizes';
import type { Word } from '@contract/word';
import { COVER_WORDS } from './cover';
import { textLength } from './text-length';

/** One row of the figures of a form. */
export interface FigureDraft {
  id: string;
  file: string | null;
  alt: string;
  caption: string;
}

/** A new, empty row. */
export const FIGURE_ROW = { file: null, alt: '', caption: '' };

export const FIGURE_KINDS = {
  figures: 'rows',
  'figures.*.file': 'key',
  'figures.*.alt': 'text',
  'figures.*.caption': 'text',
} as const;

export interface FigureFault {
  field: 'figures';
  word: Word;
}

/** Whether two lists have the same pictures in the same order, with the same alternative texts and captions. */
export const sameFigures = (some: readonly FigureDraft[], others: readonly FigureDraft[]): boolean =>
  some.length === others.length &&
  some.every(({ file, alt, caption }, i) => {
    const other = others[i];
    return other?.file === file && other.alt === alt && other.caption === caption;
  });

export const figureFaults = ({ figures }: { figures: readonly FigureDraft[] }): FigureFault[] => {
  const at = (key: 'figureUnsaid' | 'figureLong'): FigureFault => ({
    field: 'figures',
    word: COVER_WORDS.word(key),
  });
  const lengths = figures.map(({ alt, caption }) => [textLength(alt), textLength(caption)] as const);
  return [
    ...(lengths.some(([alt]) => alt === 0 || alt > COVER_ALT_MAX) ? [at('figureUnsaid')] : []),
    ...(lengths.some(([, caption]) => caption > COVER_CAPTION_MAX) ? [at('figureLong')] : []),
  ];
};

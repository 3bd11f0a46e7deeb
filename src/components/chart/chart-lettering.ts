import type { ChartColors } from './chart-colors';

/** Size and font of a text. */
export type Lettering = Pick<ChartColors, 'size' | 'font'>;

const brush = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');

/**
 * Width in px as the browser will draw the text; without a canvas Chinese characters count as one em, others as 0.6 em.
 */
export const widthOf = (text: string, { size, font }: Lettering): number => {
  if (!brush) return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.6) * size, 0);
  brush.font = `${size}px ${font}`;
  return brush.measureText(text).width;
};

/**
 * Break opportunities: beside any Chinese character, never within a word of letters or a number; a space stays with the
 * line that it ends.
 */
const BREAKS = /(?<=[\s\u{2e80}-\u{3ffff}])|(?=[\u{2e80}-\u{3ffff}])/u;

const END = '…';

/** As much of a text as fits; an ellipsis marks that the rest was cut off. */
const cut = (text: string, lettering: Lettering, room: number): string => {
  if (widthOf(text, lettering) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(signs.join('') + END, lettering) > room) signs.pop();
  return signs.join('').trimEnd() + END;
};

/**
 * One full line, and a second one with what fits of the rest: for a name that does not fit two lines of equal length.
 */
const filled = (name: string, lettering: Lettering, room: number): string[] => {
  const signs = [...name];
  const first = signs.findIndex((_, at) => widthOf(signs.slice(0, at + 1).join(''), lettering) > room);
  return [signs.slice(0, first).join(''), cut(signs.slice(first).join('').trimStart(), lettering, room)];
};

/**
 * Breaks a name that is too long into two lines of about equal length instead of one full line and a remainder; a name
 * that is longer still is cut.
 */
export const inTwoLines = (name: string, lettering: Lettering, room: number): string => {
  if (widthOf(name, lettering) <= room) return name;
  const pieces = name.split(BREAKS);
  const widths = pieces.map((_, at) =>
    Math.abs(
      widthOf(pieces.slice(0, at).join(''), lettering) - widthOf(pieces.slice(at).join(''), lettering),
    ),
  );
  const at = widths.indexOf(Math.min(...widths));
  const lines = [pieces.slice(0, at), pieces.slice(at)].map((part) => part.join('').trim());
  const isFitting = lines.every((line) => widthOf(line, lettering) <= room);
  return (isFitting ? lines : filled(name, lettering, room)).join('\n');
};

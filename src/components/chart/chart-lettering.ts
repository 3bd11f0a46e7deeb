import type { ChartColors } from './chart-colors';

/** What a text is written with. */
export type Lettering = Pick<ChartColors, 'size' | 'font'>;

const brush = typeof OffscreenCanvas === 'undefined' ? null : new OffscreenCanvas(1, 1).getContext('2d');

/** As the browser will write it; without one, Chinese signs are as wide as they are high, others about half as wide. */
export const widthOf = (text: string, { size, font }: Lettering): number => {
  if (!brush) return [...text].reduce((sum, sign) => sum + (sign > '\u2e80' ? 1 : 0.6) * size, 0);
  brush.font = `${size}px ${font}`;
  return brush.measureText(text).width;
};

/** Between any two signs but within a word of letters or a number; a space goes with the line that it ends. */
const BREAKS = /(?<=[\s\u{2e80}-\u{3ffff}])|(?=[\u{2e80}-\u{3ffff}])/u;

const END = '…';

/** So much of a text as its room holds; what is cut off is said by its end. */
const cut = (text: string, lettering: Lettering, room: number): string => {
  if (widthOf(text, lettering) <= room) return text;
  const signs = [...text];
  while (signs.length > 1 && widthOf(signs.join('') + END, lettering) > room) signs.pop();
  return signs.join('').trimEnd() + END;
};

/** One full line and what the next holds of the rest: for a name that two lines of one length do not hold. */
const filled = (name: string, lettering: Lettering, room: number): string[] => {
  const signs = [...name];
  const first = signs.findIndex((_, at) => widthOf(signs.slice(0, at + 1).join(''), lettering) > room);
  return [signs.slice(0, first).join(''), cut(signs.slice(first).join('').trimStart(), lettering, room)];
};

/** A name too long for its room stands in two lines of about one length, not in one and a rest; what is longer still is cut. */
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

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
const BREAKS = /(?<=[\s\u2e80-\uffff])|(?=[\u2e80-\uffff])/;

/** A name too long for its room stands in two lines of about one length, not in one and a rest. */
export const inTwoLines = (name: string, lettering: Lettering, room: number): string => {
  if (widthOf(name, lettering) <= room) return name;
  const pieces = name.split(BREAKS);
  const widths = pieces.map((_, at) =>
    Math.abs(
      widthOf(pieces.slice(0, at).join(''), lettering) - widthOf(pieces.slice(at).join(''), lettering),
    ),
  );
  const at = widths.indexOf(Math.min(...widths));
  return `${pieces.slice(0, at).join('').trim()}\n${pieces.slice(at).join('').trim()}`;
};

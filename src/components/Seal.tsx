import type { SVGProps } from 'react';
import styles from './Seal.module.css';

interface Props {
  /** Read aloud instead of the drawing. */
  label: string;
  /** The large word in the middle: 已接收. */
  word: string;
  /** Upper line: who sealed it. */
  above?: string;
  /** Lower line: when. */
  below?: string;
  /** An empty place for a stamp: dashed. */
  blank?: boolean;
}

const CENTRE = 52;
/** The most characters that the large lettering has room for. */
const SHORT = 4;
/** Widths in units of the drawing that are free for text: ROOM in the middle, ARC for the lines above and below it. */
const ROOM = 80;
const ARC = 66;
/** Chinese characters, from this one on, count as one em wide, letters as a little over half. */
const FIRST_WIDE = '\u2e80';

/** Compresses a text that would reach over the rim, such as the long name of a site. */
const within = (room: number, size: number, text: string): SVGProps<SVGTextElement> => {
  const width = [...text].reduce((sum, sign) => sum + (sign < FIRST_WIDE ? 0.6 : 1) * size, 0);
  return width > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
};

/** The seal of a document; only for surfaces that look like paper. */
export const Seal = ({ label, word, above, below, blank = false }: Props) => (
  <svg
    className={blank ? `${styles.seal} ${styles.blank}` : styles.seal}
    viewBox="0 0 104 104"
    role="img"
    aria-label={label}
  >
    <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r="48" />
    {!blank && <circle className={styles.inner} cx={CENTRE} cy={CENTRE} r="43" />}
    {!blank && <path className={styles.inner} d="M26 40h52M26 66h52" />}
    <text
      className={word.length > SHORT ? styles.long : styles.word}
      x={CENTRE}
      y="60"
      textAnchor="middle"
      {...within(ROOM, word.length > SHORT ? 13 : 19, word)}
    >
      {word}
    </text>
    {above && (
      <text className={styles.above} x={CENTRE} y="33" textAnchor="middle" {...within(ARC, 11, above)}>
        {above}
      </text>
    )}
    {below && (
      <text className={styles.below} x={CENTRE} y="80" textAnchor="middle">
        {below}
      </text>
    )}
  </svg>
);

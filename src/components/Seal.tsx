import type { SVGProps } from 'react';
import styles from './Seal.module.css';

interface Props {
  /** Read aloud instead of the drawing. */
  label: string;
  /** The large word in the middle: 已接收. */
  word: string;
  /** Above it, who. */
  above?: string;
  /** Below it, when. */
  below?: string;
  /** An empty place for a stamp: dashed. */
  blank?: boolean;
}

const CENTRE = 52;
/** As many signs as the large letters have room for. */
const SHORT = 4;
/** Between the lines, and on the arc above and below them. */
const ROOM = 80;
const ARC = 66;
/** A sign of Chinese is as wide as it is high, a letter a little over half. */
const FIRST_WIDE = '\u2e80';

/** Pressed together where it would reach over the rim: the name of a site may be long. */
const within = (room: number, size: number, text: string): SVGProps<SVGTextElement> => {
  const width = [...text].reduce((sum, sign) => sum + (sign < FIRST_WIDE ? 0.6 : 1) * size, 0);
  return width > room ? { textLength: room, lengthAdjust: 'spacingAndGlyphs' } : {};
};

/** The seal, for paper surfaces only. */
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

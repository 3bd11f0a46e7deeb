import styles from './PaceRule.module.css';

const WIDTH = 160;
/** The promise is drawn at four fifths of the scale, leaving room for longer durations. */
const PROMISED = 0.8;
const EDGE = 4;

interface Props {
  median: number;
  most: number;
  /** The promised days; null without a promise, in which case `most` takes their place on the scale. */
  promised: number | null;
  /** The promise was broken more often than once in ten. */
  isBroken: boolean;
}

/**
 * The median as a dot, the 90% mark as a needle, the promise as a tick. Screen readers get the text beside it instead.
 */
export function PaceRule({ median, most, promised, isBroken }: Props) {
  const unit = promised || most || 1;
  const place = (days: number): number =>
    Math.round((EDGE + Math.min((days / unit) * PROMISED, 1) * (WIDTH - 2 * EDGE)) * 10) / 10;
  return (
    <svg
      className={isBroken ? `${styles.rule} ${styles.beyond}` : styles.rule}
      width={WIDTH}
      height="18"
      viewBox={`0 0 ${WIDTH} 18`}
      aria-hidden="true"
    >
      <path className={styles.line} d={`M${EDGE} 12H${WIDTH - EDGE}`} />
      <path className={styles.reached} d={`M${EDGE} 12H${place(most)}`} />
      {promised && <path className={styles.promised} d={`M${place(promised)} 6v11`} />}
      <path className={styles.needle} d={`M${place(most)} 12l-4 -8h8z`} />
      <circle className={styles.dot} cx={place(median)} cy="12" r="3.5" />
    </svg>
  );
}

import styles from './RateRule.module.css';

const WIDTH = 96;
/** The target is drawn at four fifths, so that results above it have room. */
const TARGET = 0.8;
const LEFT = 2;

/**
 * 完成率 on a small scale: the tick is the target, the needle what was reached. `rate` is a fraction (1.17 is 117 %);
 * null, where target or actual has no figure, is a dash.
 */
export function RateRule({ rate }: { rate: number | null }) {
  if (rate === null) return <span className={styles.none}>—</span>;
  const place = (fraction: number): number =>
    LEFT + Math.min(Math.max(fraction, 0) * TARGET, 1) * (WIDTH - 2 * LEFT);
  return (
    <span className={rate < 1 ? `${styles.rule} ${styles.short}` : styles.rule}>
      <span className={styles.figure}>{Math.round(rate * 100)}%</span>
      <svg
        className={styles.drawing}
        width={WIDTH}
        height="14"
        viewBox={`0 0 ${WIDTH} 14`}
        aria-hidden="true"
      >
        <path className={styles.line} d={`M${LEFT} 9H${WIDTH - LEFT}`} />
        <path className={styles.reached} d={`M${LEFT} 9H${place(rate)}`} />
        <path className={styles.target} d={`M${place(1)} 3v10`} />
        <path className={styles.needle} d={`M${place(rate)} 9l-4 -7h8z`} />
      </svg>
    </span>
  );
}

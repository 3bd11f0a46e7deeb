import { classNames } from '@/utils/class-names';
import styles from './TargetRule.module.css';

/** The target is drawn at four fifths of the scale, so that what exceeds it has room. */
const TARGET = 0.8;

/** `base` is the height of the scale, `head` that of the needle on it, `tick` that of the target's tick. */
const SIZES = {
  small: { width: 96, height: 14, edge: 2, base: 9, head: 7, tick: 10 },
  large: { width: 160, height: 18, edge: 4, base: 12, head: 8, tick: 11 },
} as const;

interface Props {
  size: keyof typeof SIZES;
  /** What was reached, as a share of the target. */
  value: number;
  /** A second figure on the same scale, drawn as a dot. */
  middle?: number;
  /** Without a target, `value` is a share of another whole, and nothing marks it. */
  hasTarget?: boolean;
  isMissed: boolean;
}

/** What was reached as a needle, the target as a tick. Screen readers get the text beside it instead. */
export function TargetRule({ size, value, middle, hasTarget = true, isMissed }: Props) {
  const { width, height, edge, base, head, tick } = SIZES[size];
  const place = (share: number): number =>
    Math.round((edge + Math.min(Math.max(share, 0) * TARGET, 1) * (width - 2 * edge)) * 10) / 10;
  return (
    <svg
      className={classNames(styles.rule, styles[size], isMissed && styles.missed)}
      width={width}
      height={height}
      viewBox={`0 0 ${width} ${height}`}
      aria-hidden="true"
    >
      <path className={styles.line} d={`M${edge} ${base}H${width - edge}`} />
      <path className={styles.reached} d={`M${edge} ${base}H${place(value)}`} />
      {hasTarget && <path className={styles.target} d={`M${place(1)} ${height - 1 - tick}v${tick}`} />}
      <path className={styles.needle} d={`M${place(value)} ${base}l-4 -${head}h8z`} />
      {middle !== undefined && <circle className={styles.dot} cx={place(middle)} cy={base} r="3.5" />}
    </svg>
  );
}

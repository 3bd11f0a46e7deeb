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

/** The seal. It lives on paper surfaces and nowhere else. */
export const Seal = ({ label, word, above, below, blank = false }: Props) => (
  <svg
    className={blank ? `${styles.seal} ${styles.blank}` : styles.seal}
    width="104"
    height="104"
    viewBox="0 0 104 104"
    role="img"
    aria-label={label}
  >
    <circle className={styles.rim} cx={CENTRE} cy={CENTRE} r="48" />
    {!blank && <circle className={styles.inner} cx={CENTRE} cy={CENTRE} r="43" />}
    {!blank && <path className={styles.inner} d="M26 40h52M26 66h52" />}
    <text className={word.length > SHORT ? styles.long : styles.word} x={CENTRE} y="60" textAnchor="middle">
      {word}
    </text>
    {above && (
      <text className={styles.above} x={CENTRE} y="33" textAnchor="middle">
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

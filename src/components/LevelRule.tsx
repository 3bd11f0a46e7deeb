import { useText } from '@/i18n/useText';
import styles from './LevelRule.module.css';

const HIGHEST = 9;
const STEP = 14;
const WIDTH = (HIGHEST - 1) * STEP;

const TICKS = Array.from({ length: HIGHEST }, (_, i) => `M${i * STEP + 8} 8v5`).join('');

/** 成熟度 1 to 9 on a small scale; the figure beside it is what is read aloud. */
export function LevelRule({ level }: { level: number }) {
  const text = useText();
  const at = (Math.min(HIGHEST, Math.max(1, level)) - 1) * STEP + 8;
  return (
    <span className={styles.rule}>
      <svg
        className={styles.drawing}
        width={WIDTH + 16}
        height="16"
        viewBox={`0 0 ${WIDTH + 16} 16`}
        aria-hidden="true"
      >
        <path className={styles.ticks} d={TICKS} />
        <path className={styles.line} d={`M8 8H${WIDTH + 8}`} />
        <path className={styles.reached} d={`M8 8H${at}`} />
        <circle className={styles.mark} cx={at} cy="8" r="4.5" />
      </svg>
      <span className={styles.figure}>{text('kit.level.self.label', { level })}</span>
    </span>
  );
}

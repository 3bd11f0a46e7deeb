import { classNames } from '@/utils/class-names';
import styles from './rail-drawing.module.css';
import type { RailState } from './rail-position';

/** Slightly longer than the distance between ticks, so that rounding leaves no gap. */
const FULL = 100.6;

const TICKS = [1, 2, 3, 4, 6, 7, 8, 9].map((i) => `M${i * 10} 0V5`).join('');

/**
 * The stretch between two ticks. An SVG with crisp edges, because gradients land between pixels and make some
 * ticks fainter than others, and because printers drop backgrounds.
 */
export const RailRuler = ({ reached, halted }: { reached: number; halted: boolean }) => (
  <svg
    className={classNames(styles.ruler, halted && styles.halted)}
    viewBox="0 0 100 9"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    <path className={styles.minor} d={TICKS} />
    <path className={styles.middle} d="M50 0V9" />
    <path className={styles.line} d={`M0 0H${FULL}`} />
    {reached > 0 && <path className={styles.reached} d={`M0 0H${reached === 1 ? FULL : reached * 100}`} />}
  </svg>
);

const SHAPES: Record<RailState, string> = {
  current: 'M9 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  done: 'M9 2.5a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13z',
  returned: 'M9 1.8 16.2 9 9 16.2 1.8 9z',
  stopped: 'M4 4l10 10M14 4L4 14',
};

/** Ring: current stage. Notched diamond: returned. Cross: ended early. */
export const RailMarker = ({ state }: { state: RailState }) => (
  <svg
    className={classNames(styles.marker, styles[state])}
    viewBox="0 0 18 18"
    aria-hidden="true"
    focusable="false"
  >
    {state === 'stopped' && <path className={styles.halo} d="M9 0a9 9 0 1 1 0 18A9 9 0 0 1 9 0z" />}
    <path className={styles.shape} d={SHAPES[state]} />
    {state === 'done' && <path className={styles.dot} d="M9 6.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5z" />}
    {state === 'returned' && <path className={styles.notch} d="M9 1v5" />}
  </svg>
);

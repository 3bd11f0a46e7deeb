import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './Cover.module.css';
import { COVER_SIDE, type CoverField, type CoverKind, coverDrawing } from './cover-drawing';

const LINES = [9, 14, 19, 24, 29, 34, 39];
const GRID = LINES.map((at) => `M${at} 0V48M0 ${at - 3}H48`).join('');
const TICKS = [4, ...LINES, 44].map((at) => `M${at} 42V${at === 24 ? 38.5 : 40}`).join('');

export interface CoverOf {
  kind: CoverKind;
  field: CoverField;
  id: number;
}

interface Props {
  of: CoverOf;
  /** At the head of a page it is larger than beside a row. */
  large?: boolean;
  /** The words it stands beside. */
  children: ReactNode;
}

/** Stands where an item has no picture. Decoration: the field is said in words beside it. */
export const Cover = ({ of: { kind, field, id }, large, children }: Props) => {
  const { figure, needle } = coverDrawing(field, id, kind);
  return (
    <div className={classNames(styles.beside, large && styles.large)}>
      <svg
        className={styles.cover}
        width={COVER_SIDE}
        height={COVER_SIDE}
        viewBox={`0 0 ${COVER_SIDE} ${COVER_SIDE}`}
        aria-hidden="true"
        focusable="false"
      >
        <path className={styles.grid} d={GRID} />
        <path className={styles.ruler} d={`M4 42H44${TICKS}`} />
        <path d={figure} />
        <path className={styles.needle} d={`M${needle} 42V38M${needle} 42h.01`} />
      </svg>
      <div className={styles.words}>{children}</div>
    </div>
  );
};

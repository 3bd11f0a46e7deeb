import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './Cover.module.css';
import { type ChosenCover, CoverPicture } from './CoverPicture';
import { COVER_SIDE, type CoverField, type CoverKind, coverDrawing } from './cover-drawing';

const LINES = [9, 14, 19, 24, 29, 34, 39];
const GRID = LINES.map((at) => `M${at} 0V48M0 ${at - 3}H48`).join('');
const TICKS = [4, ...LINES, 44].map((at) => `M${at} 42V${at === 24 ? 38.5 : 40}`).join('');

export interface CoverOf {
  kind: CoverKind;
  field: CoverField;
  id: number;
  /** The picture that was chosen for the record; without one a drawing is shown. */
  chosen?: ChosenCover | null;
}

interface Props {
  of: CoverOf;
  /** At the head of a page it is larger than beside a row. */
  large?: boolean;
  /** The text beside the cover. */
  children: ReactNode;
}

/** Shown where an item has no picture. Decoration only: the text beside it names the field. */
const Drawing = ({ kind, field, id }: CoverOf) => {
  const { figure, needle } = coverDrawing(field, id, kind);
  return (
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
  );
};

export const Cover = ({ of, large = false, children }: Props) => (
  <div className={classNames(styles.beside, large && styles.large)}>
    {of.chosen ? (
      <CoverPicture cover={of.chosen} large={large} instead={<Drawing {...of} />} />
    ) : (
      <Drawing {...of} />
    )}
    <div className={styles.words}>{children}</div>
  </div>
);

import type { ScanFault } from '@contract/certification-choices';
import type { ReactNode } from 'react';
import { classNames } from '@/utils/class-names';
import styles from './ScanExample.module.css';

/** The frame is what the camera sees. */
const FRAME = { width: 200, height: 132 };
const LINES = [
  { y: 50, width: 58 },
  { y: 64, width: 42 },
  { y: 78, width: 66 },
  { y: 98, width: 132 },
];

const card = (
  <>
    <rect x={20} y={22} width={160} height={92} rx={6} className={styles.paper} />
    <rect x={32} y={32} width={62} height={7} className={styles.ink} />
    {LINES.map(({ y, width }) => (
      <rect key={y} x={32} y={y} width={width} height={5} className={styles.ink} />
    ))}
    <rect x={130} y={36} width={38} height={50} className={styles.photo} />
    <circle cx={149} cy={54} r={9} className={styles.ink} />
    <path d="M134 86c0-13 6-20 15-20s15 7 15 20z" className={styles.ink} />
  </>
);

/** Drawing of what obstructs the picture; nothing for the other faults. */
const OVER: Partial<Record<ScanFault, ReactNode>> = {
  glare: <ellipse cx={90} cy={71} rx={50} ry={26} transform="rotate(-18 90 71)" className={styles.glare} />,
  covered: <path d="M18 132c2-26 12-48 30-52 14-3 24 6 22 19-2 14-10 22-10 33z" className={styles.thumb} />,
};

/** A document as a camera sees it: complete and sharp, or with one fault. A drawing, so it shows nobody's data. */
export function CardDrawing({ fault }: { fault: ScanFault | null }) {
  return (
    <svg
      viewBox={`0 0 ${FRAME.width} ${FRAME.height}`}
      className={styles.drawing}
      aria-hidden="true"
      focusable="false"
    >
      <rect width={FRAME.width} height={FRAME.height} className={styles.table} />
      <g
        className={classNames(fault === 'blurred' && styles.blurred)}
        transform={fault === 'cropped' ? 'translate(34 22) rotate(6)' : undefined}
      >
        {card}
      </g>
      {fault && OVER[fault]}
    </svg>
  );
}

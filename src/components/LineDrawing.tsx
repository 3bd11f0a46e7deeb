import styles from './LineDrawing.module.css';

const DRAWINGS = {
  /** An open, empty folder on the ruler's edge. */
  emptyFolder: [
    'M36 78V24a4 4 0 0 1 4-4h22l7 8h46a4 4 0 0 1 4 4v8',
    'M36 78 48 44a4 4 0 0 1 4-3h74a3 3 0 0 1 3 4l-11 31a4 4 0 0 1-4 2z',
    'M20 88h120M26 88v-3M38 88v-3M50 88v-3M62 88v-3M74 88v-3M86 88v-3M98 88v-3M110 88v-3M122 88v-3M134 88v-3',
    'M66 58h38M66 66h24',
  ],
  /** A lens over lines that hold nothing. */
  noResult: [
    'M72 18a26 26 0 1 1 0 52 26 26 0 0 1 0-52',
    'm91 63 21 21',
    'M60 38h24M60 46h14',
    'M20 88h120M26 88v-3M38 88v-3M50 88v-3M62 88v-3M74 88v-3M86 88v-3M98 88v-3M110 88v-3M122 88v-3M134 88v-3',
    'M112 30h22M112 40h14M24 30h12M24 40h8',
  ],
  /** A lock that stands on the ruler. */
  closed: [
    'M58 44h44a4 4 0 0 1 4 4v28a4 4 0 0 1-4 4H58a4 4 0 0 1-4-4V48a4 4 0 0 1 4-4z',
    'M65 44V34a15 15 0 0 1 30 0v10',
    'M80 56a4 4 0 0 1 2 7.5V70h-4v-6.5a4 4 0 0 1 2-7.5z',
    'M20 88h120M26 88v-3M38 88v-3M50 88v-3M62 88v-3M74 88v-3M86 88v-3M98 88v-3M110 88v-3M122 88v-3M134 88v-3',
  ],
  /** A plug pulled out of its socket. */
  brokenLine: [
    'M14 52h30M116 52h30',
    'M44 40h14a6 6 0 0 1 6 6v12a6 6 0 0 1-6 6H44z',
    'M64 47h8M64 57h8',
    'M116 40h-14a6 6 0 0 0-6 6v12a6 6 0 0 0 6 6h14z',
    'M80 26v8M70 30l4 7M90 30l-4 7M80 78v-8M70 74l4-7M90 74l-4-7',
  ],
} as const;

export type DrawingName = keyof typeof DRAWINGS;

/** Decoration beside words that already say it. */
export const LineDrawing = ({ name }: { name: DrawingName }) => (
  <svg
    className={styles.drawing}
    width="160"
    height="96"
    viewBox="0 0 160 96"
    aria-hidden="true"
    focusable="false"
  >
    {DRAWINGS[name].map((d) => (
      <path key={d} d={d} />
    ))}
  </svg>
);

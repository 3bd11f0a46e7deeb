import { stampOf } from './stamp-code';
import type { ScannedPage } from './stamp-verdict';

interface Point {
  x: number;
  y: number;
}
interface Picture {
  width: number;
  height: number;
  data: Uint8Array | Uint8ClampedArray;
}
interface Options {
  timeLimit: number;
  pointsOnDetect: (points: { tl: Point; tr: Point }) => void;
}
/** The decoder of the package `qr`; each program loads it in its own way. */
export type ReadCode = (picture: Picture, options: Options) => string;

/** Longest side of a page that is looked at: six dots of a module on A4, and a tenth of a second. */
export const SCAN_SIDE = 2400;
/** For further tries with a page that is hard to read. */
const TRIES_MS = 300;

/** The code's upper edge runs from left to right on a page that lies upright. */
const isTurned = (from: Point, to: Point): boolean => to.x - from.x < Math.abs(to.y - from.y);

/** What the decoder finds on a page; what it does not find was not read. */
export const readStamp = (read: ReadCode, picture: Picture): ScannedPage => {
  let turned = false;
  const pointsOnDetect: Options['pointsOnDetect'] = ({ tl, tr }) => {
    turned = isTurned(tl, tr);
  };
  try {
    return { stamp: stampOf(read(picture, { timeLimit: TRIES_MS, pointsOnDetect })), turned };
  } catch {
    return { stamp: null, turned: false }; // the decoder throws where it finds nothing
  }
};

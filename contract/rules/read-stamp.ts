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

/**
 * Longest side of an examined page in pixels: six per module of the code on A4, which takes about a tenth of a second.
 */
export const SCAN_SIDE = 2400;
/** Time limit in milliseconds for decoding a page that is hard to read. */
const TRIES_MS = 300;

/** On an upright page the upper edge of the code runs from left to right. */
const isTurned = (from: Point, to: Point): boolean => to.x - from.x < Math.abs(to.y - from.y);

/** The stamp code found on a page; null counts as not read. */
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

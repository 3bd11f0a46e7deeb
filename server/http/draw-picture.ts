import { AppError } from '@server/errors/app-error';
import type { ResizeOptions } from 'sharp';

/** Some twice of what the best telephones take; whoever draws one holds all of it in memory. */
export const PIXELS_MAX = 100_000_000;

/** Pages ask for many pictures at once; each is drawn once, so a longer line than this is somebody who plays. */
const WAITING_MAX = 32;

/** One at a time in a process: a picture may take all the memory that there is for pictures. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

export const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= WAITING_MAX) throw new AppError(503, 'picture.busy');
  waiting += 1;
  const turn = last.then(work).finally(() => {
    waiting -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
};

/**
 * The picture drawn anew and upright, by whoever has its turn: what a decoder does not understand, hidden markup, place
 * and camera, second files glued behind the first, does not survive (req:attack-a58). Rejects where it cannot be read.
 */
export const drawPicture = async (
  bytes: Buffer,
  size: ResizeOptions,
  limitInputPixels = PIXELS_MAX,
): Promise<Buffer> => {
  // Loaded with the first picture: the process that sweeps and serves starts without the drawing library.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(size)
    .webp({ quality: 82 })
    .toBuffer();
};

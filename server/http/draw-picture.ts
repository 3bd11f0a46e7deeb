import { AppError } from '@server/errors/app-error';
import type { ResizeOptions } from 'sharp';

/** About twice what the best phones produce; decoding a picture holds all of it in memory. */
export const PIXELS_MAX = 100_000_000;

/** A page requests many pictures, each of which is drawn once; a longer queue can only come from abuse. */
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
 * Decodes and re-encodes a picture, rotated upright: hidden markup, location and camera data, files appended to it and
 * anything a decoder does not understand are lost (req:attack-a58). Rejects if it cannot be decoded.
 */
export const drawPicture = async (
  bytes: Buffer,
  size: ResizeOptions,
  limitInputPixels = PIXELS_MAX,
): Promise<Buffer> => {
  // Loaded with the first picture, so that the process starts without the image library.
  const { default: sharp } = await import('sharp');
  return sharp(bytes, { limitInputPixels, failOn: 'error', pages: 1 })
    .rotate()
    .resize(size)
    .webp({ quality: 82 })
    .toBuffer();
};

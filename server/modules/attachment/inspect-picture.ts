import type { UploadProblem } from '@contract/rules/upload-check';
import type { ReadAt } from './zip-directory';

/** Some twice of what the best telephones take; whoever draws one holds all of it in memory. */
export const PIXELS_MAX = 100_000_000;
/** A blank sheet packs 170 pixels into a byte; a picture that claims ten times that has nothing behind its head. */
const PIXELS_PER_BYTE_MAX = 2000;

const sizeOf = async (bytes: Buffer): Promise<number> => {
  // Loaded with the first picture: the process that sweeps and serves starts without the drawing library.
  const { default: sharp } = await import('sharp');
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height;
  } catch {
    return 0; // the head itself cannot be read
  }
};

/** Why a picture is not taken, told from its head: nothing is drawn that could take all memory. */
export const inspectPicture = async (readAt: ReadAt, size: number): Promise<UploadProblem | null> => {
  const pixels = await sizeOf(await readAt(0, size));
  if (pixels === 0 || pixels > size * PIXELS_PER_BYTE_MAX) return 'damaged';
  return pixels > PIXELS_MAX ? 'pixels' : null;
};

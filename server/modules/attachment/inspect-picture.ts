import { isNarrow, type UploadProblem } from '@contract/rules/upload-check';
import { PIXELS_MAX } from '@server/http/draw-picture';
import type { ReadAt } from './zip-directory';

/**
 * A blank page compresses to 170 pixels per byte; a picture that claims more than ten times that has no content behind
 * its header.
 */
const PIXELS_PER_BYTE_MAX = 2000;

interface Size {
  width: number;
  height: number;
}

/** The size after rotation by the EXIF orientation, as the picture is seen. */
const sizeOf = async (bytes: Buffer): Promise<Size> => {
  // Loaded with the first picture, so that the service starts without the drawing library.
  const { default: sharp } = await import('sharp');
  try {
    return (await sharp(bytes, { limitInputPixels: false }).metadata()).autoOrient;
  } catch {
    return { width: 0, height: 0 }; // the head itself cannot be read
  }
};

const problemOf = ({ width, height }: Size, size: number, purpose: string): UploadProblem | null => {
  const pixels = width * height;
  if (pixels === 0 || pixels > size * PIXELS_PER_BYTE_MAX) return 'damaged';
  if (isNarrow(width, purpose)) return 'narrow';
  return pixels > PIXELS_MAX ? 'pixels' : null;
};

/** What a picture measures, or why it is not taken, told from its head: nothing is drawn that could take all memory. */
export const inspectPicture = async (
  readAt: ReadAt,
  size: number,
  purpose: string,
): Promise<Size | { problem: UploadProblem }> => {
  const seen = await sizeOf(await readAt(0, size));
  const problem = problemOf(seen, size, purpose);
  return problem ? { problem } : { width: seen.width, height: seen.height };
};

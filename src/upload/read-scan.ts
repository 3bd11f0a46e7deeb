import { type ReadCode, readStamp, SCAN_SIDE } from '@contract/rules/read-stamp';
import { scannedPictures } from '@contract/rules/scanned-pictures';
import type { ScannedPage } from '@contract/rules/stamp-verdict';
import { asJpeg } from './as-jpeg';

/** The service draws no larger pictures either. */
const PIXELS_MAX = 100_000_000;
const UNREAD: ScannedPage = { stamp: null, turned: false };

const readPicture = async (read: ReadCode, picture: Blob): Promise<ScannedPage> => {
  const whole = await createImageBitmap(picture);
  try {
    if (whole.width * whole.height > PIXELS_MAX) return UNREAD;
    const scale = Math.min(1, SCAN_SIDE / Math.max(whole.width, whole.height));
    const [width, height] = [Math.round(whole.width * scale), Math.round(whole.height * scale)];
    const canvas = Object.assign(document.createElement('canvas'), { width, height });
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (!context) return UNREAD;
    context.drawImage(whole, 0, 0, width, height);
    return readStamp(read, context.getImageData(0, 0, width, height));
  } finally {
    whole.close();
  }
};

/** A picture that the browser cannot draw counts as unread: the service reads it again, and then a human does. */
const readOrNot = (read: ReadCode, picture: Blob): Promise<ScannedPage> =>
  readPicture(read, picture).catch(() => UNREAD);

const isPdf = ({ name, type }: File): boolean => type === 'application/pdf' || /\.pdf$/i.test(name);

/** The pages of a scan before it is uploaded. The decoder is loaded with the first one. */
export async function readScan(file: File): Promise<ScannedPage[]> {
  const { default: read } = await import('qr/decode.js');
  if (!isPdf(file)) return [await readOrNot(read, await asJpeg(file, 'application'))];
  const { pictures, turnsPages } = scannedPictures(new Uint8Array(await file.arrayBuffer()));
  const pages: ScannedPage[] = [];
  for (const picture of pictures)
    pages.push(await readOrNot(read, new Blob([new Uint8Array(picture)], { type: 'image/jpeg' })));
  return turnsPages ? pages.map(({ stamp }) => ({ stamp, turned: false })) : pages;
}

import { buffer } from 'node:stream/consumers';
import { readStamp, SCAN_SIDE } from '@contract/rules/read-stamp';
import { scannedPictures } from '@contract/rules/scanned-pictures';
import type { ScannedPage } from '@contract/rules/stamp-verdict';
import type { Deps } from '@server/deps';
import { inTurn, PIXELS_MAX } from '@server/http/draw-picture';
import { filesByIds, openFile, usableFiles } from '@server/modules/attachment/service';

const UNREAD: ScannedPage = { stamp: null, turned: false };

/** Reads one page, turned upright and scaled down. sharp works on other threads, so the event loop stays free. */
const readPicture = async (bytes: Uint8Array): Promise<ScannedPage> => {
  const [{ default: sharp }, { default: decode }] = await Promise.all([
    import('sharp'),
    import('qr/decode.js'),
  ]);
  const room = { width: SCAN_SIDE, height: SCAN_SIDE, fit: 'inside', withoutEnlargement: true } as const;
  const { data, info } = await sharp(bytes, { limitInputPixels: PIXELS_MAX, pages: 1 })
    .autoOrient()
    .resize(room)
    .flatten({ background: '#ffffff' })
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return readStamp(decode, { width: info.width, height: info.height, data });
};

/** A picture that cannot be decoded counts as unread, like one that is too dark: a person has to look at it. */
const readOrNot = (bytes: Uint8Array): Promise<ScannedPage> => readPicture(bytes).catch(() => UNREAD);

const readPdf = async (bytes: Buffer): Promise<ScannedPage[]> => {
  const { pictures, turnsPages } = scannedPictures(bytes);
  const pages: ScannedPage[] = [];
  // One page at a time, so that other requests get their turn in between.
  for (const picture of pictures) pages.push(await readOrNot(picture));
  return turnsPages ? pages.map(({ stamp }) => ({ stamp, turned: false })) : pages;
};

/** The pages of a scan, as the service reads them. */
export const readScan = (bytes: Buffer, type: string): Promise<ScannedPage[]> =>
  inTurn(async () => (type === 'application/pdf' ? readPdf(bytes) : [await readOrNot(bytes)]));

/**
 * Reads an uploaded scan before any lock is taken, because that is slow. Empty if the file is missing or not the
 * person's own: whether it is accepted is decided with the event.
 */
export const readOwnScan = async (
  { db: { kysely }, config }: Pick<Deps, 'db' | 'config'>,
  accountId: number,
  id: string | null | undefined,
): Promise<ScannedPage[]> => {
  if (!id || !(await usableFiles(kysely, [id], accountId)).has(id)) return [];
  const [file] = await filesByIds(kysely, [id]);
  if (file?.state !== 'ready') return [];
  const bytes = await openFile(config, file)
    .then(buffer)
    .catch(() => null);
  return bytes ? readScan(bytes, file.type) : [];
};

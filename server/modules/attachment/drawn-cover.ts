import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { COVER_RATIO, type CoverWidth } from '@contract/cover-sizes';
import type { Deps } from '@server/deps';
import { AppError, notFound } from '@server/errors/app-error';
import { createDiskStorage } from './disk-storage';
import { PIXELS_MAX } from './inspect-picture';
import { findFile } from './repository';

/** Pages ask for many covers at once; each is drawn once, so a longer line than this is somebody who plays. */
const WAITING_MAX = 32;

/** One at a time in a process: a picture may take all the memory that there is for pictures. */
let last: Promise<unknown> = Promise.resolve();
let waiting = 0;

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (waiting >= WAITING_MAX) throw new AppError(503, 'picture.busy');
  waiting += 1;
  const turn = last.then(work).finally(() => {
    waiting -= 1;
  });
  last = turn.catch(() => undefined);
  return turn;
};

/** Drawn anew, so that nothing of the file survives but what is seen: no place, no camera, no second file. */
const draw = async (source: Readable, width: number): Promise<Buffer> => {
  const { default: sharp } = await import('sharp');
  const bytes = await buffer(source);
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .rotate()
      .resize({ width, height: Math.round(width / COVER_RATIO), fit: 'cover' })
      .webp({ quality: 80 })
      .toBuffer();
  } catch {
    // Only its head was read when it was uploaded: what follows may be broken. The page shows the generated cover.
    throw notFound();
  }
};

/** An uploaded picture as a cover of this width, drawn when it is first asked for. */
export const drawCover = async (
  { db: { kysely }, config }: Pick<Deps, 'db' | 'config'>,
  fileId: string,
  asked: CoverWidth,
): Promise<Buffer> => {
  const width = Number(asked);
  const kept = async () =>
    (
      await kysely
        .selectFrom('drawnPicture')
        .select('bytes')
        .where('fileId', '=', fileId)
        .where('width', '=', width)
        .executeTakeFirst()
    )?.bytes;
  const found = await kept();
  if (found) return found;
  return inTurn(async () => {
    // Another reader may have asked for the same while this one waited.
    const meanwhile = await kept();
    if (meanwhile) return meanwhile;
    const file = await findFile(kysely, fileId);
    if (file?.state !== 'ready' || !file.type.startsWith('image/')) throw notFound();
    const bytes = await draw(createDiskStorage(config.uploadDir).open(file.storageKey), width);
    await kysely
      .insertInto('drawnPicture')
      .values({ fileId, width, bytes })
      .onConflict((same) => same.doNothing())
      .execute();
    return bytes;
  });
};

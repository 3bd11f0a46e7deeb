import { buffer } from 'node:stream/consumers';
import { COVER_RATIO, type CoverWidth } from '@contract/cover-sizes';
import type { Deps } from '@server/deps';
import { notFound } from '@server/errors/app-error';
import { drawPicture, inTurn } from '@server/http/draw-picture';
import { storageOf } from '@server/storage/open-storage';
import type { ResizeOptions } from 'sharp';
import { findFile } from './repository';

type Shape = 'cover' | 'figure';
const SIZES: Readonly<Record<Shape, (width: number) => ResizeOptions>> = {
  cover: (width) => ({ width, height: Math.round(width / COVER_RATIO), fit: 'cover' }),
  figure: (width) => ({ width, withoutEnlargement: true }),
};

/** An uploaded picture in this shape, for whoever may see it; drawn when it is first asked for. */
export const drawnPicture = async (
  { db: { kysely }, config }: Pick<Deps, 'db' | 'config'>,
  fileId: string,
  shape: Shape,
  asked: CoverWidth,
): Promise<Buffer> => {
  const width = Number(asked);
  const kept = async () =>
    (
      await kysely
        .selectFrom('drawnPicture')
        .select('bytes')
        .where('fileId', '=', fileId)
        .where('shape', '=', shape)
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
    const whole = await buffer(await (await storageOf(config)).open(file.storageKey));
    const bytes = await drawPicture(whole, SIZES[shape](width)).catch(() => {
      // Only its head was checked at upload, so the rest may be broken; the page is then shown without the picture.
      throw notFound();
    });
    await kysely
      .insertInto('drawnPicture')
      .values({ fileId, shape, width, bytes })
      .onConflict((same) => same.doNothing())
      .execute();
    return bytes;
  });
};

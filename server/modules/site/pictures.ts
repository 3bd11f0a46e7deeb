import { randomUUID } from 'node:crypto';
import { SITE_PICTURES, type SitePicture } from '@contract/site-pictures';
import { DAY_MS } from '@contract/time-units';
import type { Transaction } from '@server/db/database';
import type { Schema } from '@server/db/schema';
import { redraw } from '@server/http/picture';
import type { Kysely } from 'kysely';

/** Relative to the image server, without a leading slash (req:calls-setting). */
const PLACE = 'api/setting/pictures/';

/**
 * Deletes pictures that no setting refers to. One uploaded less than a day ago is kept, as its setting may not be saved
 * yet.
 */
const dropForgotten = async (
  tx: Transaction,
  named: readonly (string | null)[],
  now: Date,
): Promise<void> => {
  const ids = named.flatMap((url) => (url?.startsWith(PLACE) ? url.slice(PLACE.length) : []));
  let forgotten = tx.deleteFrom('sitePicture').where('createdAt', '<', new Date(now.getTime() - DAY_MS));
  if (ids.length > 0) forgotten = forgotten.where('id', 'not in', ids);
  await forgotten.execute();
};

/** Stores a picture at twice its display size, for a setting that will refer to it. */
export const keepPicture = async (
  tx: Transaction,
  { kind, image }: { kind: SitePicture; image: string },
  { named, now }: { named: readonly (string | null)[]; now: Date },
): Promise<{ url: string }> => {
  const { width, height } = SITE_PICTURES[kind];
  // `inside` crops nothing: a logo keeps its proportions.
  const size = { width: width * 2, height: height * 2, fit: 'inside', withoutEnlargement: true } as const;
  const bytes = await redraw(image, size);
  const id = randomUUID();
  await dropForgotten(tx, named, now);
  await tx.insertInto('sitePicture').values({ id, bytes, createdAt: now }).execute();
  return { url: `${PLACE}${id}` };
};

export const readPicture = async (db: Kysely<Schema>, id: string): Promise<Buffer | undefined> =>
  (await db.selectFrom('sitePicture').select('bytes').where('id', '=', id).executeTakeFirst())?.bytes;

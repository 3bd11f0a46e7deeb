import { randomUUID } from 'node:crypto';
import type { accountCalls } from '@contract/account';
import type { Database } from '@server/db/database';
import { AppError, badRequest, notFound } from '@server/errors/app-error';
import type { Call } from '@server/http/implement';
import { fileTypeFromBuffer } from 'file-type';
import sharp from 'sharp';
import { ownAccount } from './service';

type AvatarCall = Call<(typeof accountCalls)['PUT /api/users/accounts/{login}/avatar.json']>;
type PictureCall = Call<(typeof accountCalls)['GET /api/users/avatars/{id}']>;

const BYTES_MAX = 2 * 1024 * 1024;
const SIDE = 256;
const PIXELS_MAX = 40_000_000;
const DATA_URL = /^data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const bytesOf = (dataUrl: string): Buffer => {
  const encoded = DATA_URL.exec(dataUrl)?.[1];
  if (!encoded || encoded.length % 4 !== 0) throw badRequest('avatar.unreadable');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > BYTES_MAX) throw new AppError(413, 'avatar.too_big');
  return bytes;
};

/**
 * The picture drawn anew: what a decoder does not understand, hidden markup, position data and second files glued
 * behind the first, does not survive (req:attack-a58). The type is that of the bytes, whatever the data URL claims.
 */
export const redraw = async (bytes: Buffer): Promise<Buffer> => {
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.has(type.mime)) throw badRequest('avatar.type');
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .rotate()
      .resize(SIDE, SIDE, { fit: 'cover' })
      .webp({ quality: 84 })
      .toBuffer();
  } catch (error) {
    throw badRequest('avatar.broken', {
      data: { cause: (error as Error).name },
    });
  }
};

export const changeAvatar = async (call: AvatarCall): Promise<{ avatar_url: string }> => {
  const { params, body, caller, now } = call;
  const picture = await redraw(bytesOf(body.image));
  const id = randomUUID();
  return call.transaction(async (tx) => {
    const account = await ownAccount(tx, caller, params.login);
    await tx.deleteFrom('avatar').where('accountId', '=', account.id).execute();
    await tx
      .insertInto('avatar')
      .values({ id, accountId: account.id, bytes: picture, createdAt: now })
      .execute();
    await tx
      .updateTable('account')
      .set({ avatarFile: id, updatedAt: now })
      .where('id', '=', account.id)
      .execute();
    return { avatar_url: `/api/users/avatars/${id}` };
  });
};

/** Public, as an `img` bears no credential; a new picture gets a new address nobody can guess. */
export const sendAvatar = async (db: Database, { params, reply }: PictureCall): Promise<unknown> => {
  const row = await db.kysely
    .selectFrom('avatar')
    .select('bytes')
    .where('id', '=', params.id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .header('content-security-policy', "default-src 'none'; sandbox")
    .send(row.bytes);
};

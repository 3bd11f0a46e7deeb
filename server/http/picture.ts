import { AppError, badRequest } from '@server/errors/app-error';
import type { FastifyReply } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import type { ResizeOptions } from 'sharp';
import { drawPicture, inTurn } from './draw-picture';

const BYTES_MAX = 2 * 1024 * 1024;
/** Two megabytes that unfold to more than this were made to take memory. */
const SMALL_PIXELS_MAX = 40_000_000;
const DATA_URL = /^data:image\/(?:png|jpe?g|gif|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
const TYPES = new Set(['image/png', 'image/jpeg', 'image/gif', 'image/webp']);

const bytesOf = (dataUrl: string): Buffer => {
  const encoded = DATA_URL.exec(dataUrl)?.[1];
  if (!encoded || encoded.length % 4 !== 0) throw badRequest('avatar.unreadable');
  const bytes = Buffer.from(encoded, 'base64');
  if (bytes.length > BYTES_MAX) throw new AppError(413, 'avatar.too_big');
  return bytes;
};

/** A small picture that came in a request, drawn anew. The type is that of the bytes, whatever the data URL claims. */
export const redraw = async (dataUrl: string, size: ResizeOptions): Promise<Buffer> => {
  const bytes = bytesOf(dataUrl);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.has(type.mime)) throw badRequest('avatar.type');
  return inTurn(() =>
    drawPicture(bytes, size, SMALL_PIXELS_MAX).catch((error: Error) => {
      throw badRequest('avatar.broken', { data: { cause: error.name } });
    }),
  );
};

/** Public, as an `img` bears no credential; a new picture gets a new address nobody can guess. */
export const sendPicture = (reply: FastifyReply, bytes: Buffer): FastifyReply =>
  reply
    .type('image/webp')
    .header('cache-control', 'public, max-age=31536000, immutable')
    .headers({
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    })
    .send(bytes);

import { AppError, badRequest } from '@server/errors/app-error';
import type { FastifyReply } from 'fastify';
import { fileTypeFromBuffer } from 'file-type';
import sharp, { type ResizeOptions } from 'sharp';

const BYTES_MAX = 2 * 1024 * 1024;
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
export const redraw = async (dataUrl: string, size: ResizeOptions): Promise<Buffer> => {
  const bytes = bytesOf(dataUrl);
  const type = await fileTypeFromBuffer(bytes);
  if (!type || !TYPES.has(type.mime)) throw badRequest('avatar.type');
  try {
    return await sharp(bytes, { limitInputPixels: PIXELS_MAX, failOn: 'error', pages: 1 })
      .rotate()
      .resize(size)
      .webp({ quality: 84 })
      .toBuffer();
  } catch (error) {
    throw badRequest('avatar.broken', {
      data: { cause: (error as Error).name },
    });
  }
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

import type { Readable } from 'node:stream';
import { attachmentDisposition } from '@server/http/file-disposition';
import type { FileStorage } from '@server/storage/file-storage';
import type { FastifyReply } from 'fastify';
import { byteRange } from './byte-range';
import type { FileRow } from './repository';

/** Never shown inline, no content sniffing, no caching by anybody on the way (req:attack-a30, req:attack-a58). */
const GUARD = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "sandbox; default-src 'none'",
  'cache-control': 'private, no-store',
};

/** The bytes of a ready file, or the part of them that was asked for. */
export const sendFile = async (
  reply: FastifyReply,
  storage: FileStorage,
  file: FileRow,
  rangeHeader: string | undefined,
): Promise<Readable | FastifyReply> => {
  const size = Number(file.size);
  const range = byteRange(rangeHeader, size);
  // The file is opened before any header is set, so that unreachable storage can still be reported as an error.
  const bytes = range === 'unsatisfiable' ? null : await storage.open(file.storageKey, range ?? undefined);
  reply.headers({
    ...GUARD,
    'accept-ranges': 'bytes',
    'content-type': file.type,
    'content-disposition': attachmentDisposition(file.name),
    etag: `"${file.sha256}"`,
  });
  if (!bytes || range === 'unsatisfiable')
    return reply.code(416).header('content-range', `bytes */${size}`).send();
  if (!range) {
    reply.header('content-length', size);
    return bytes;
  }
  const { start, end } = range;
  reply
    .code(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 });
  return bytes;
};

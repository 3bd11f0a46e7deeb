import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { attachmentDisposition } from '@server/http/file-disposition';
import { drawnMark } from '@server/http/stamped-name';
import type { FastifyReply } from 'fastify';
import type { Sheet } from './sheet';
import { type TableFormat, tableFile } from './table-file';

interface Sending {
  format: TableFormat;
  now: Date;
  /** Called with the number of rows before the first byte leaves. */
  note: (rows: number) => Promise<void>;
}

/** Writes the file to disk and deletes its name at once: its space is freed when the handle is closed. */
const writeNameless = async (bytes: Readable): Promise<FileHandle> => {
  const folder = await mkdtemp(join(tmpdir(), 'kaichuang-table-'));
  try {
    const path = join(folder, 'table');
    await pipeline(bytes, createWriteStream(path, { mode: 0o600 }));
    return await open(path);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
};

/**
 * Sends a table at once, for programs that request it. It is written completely first: then a slow reader does not keep
 * a database connection, and a failure can still become an error answer.
 *
 * @throws {AppError} 422 `export.too_many`.
 */
export const sendTable = async (reply: FastifyReply, sheet: Sheet, { format, now, note }: Sending) => {
  let seen = 0;
  const { type, name, bytes } = tableFile(sheet, {
    format,
    now,
    mark: drawnMark(),
    onRows: (rows) => {
      seen = rows;
    },
  });
  const file = await writeNameless(bytes);
  try {
    await note(seen);
    reply.headers({
      'content-type': type,
      'content-length': (await file.stat()).size,
      'content-disposition': attachmentDisposition(name),
      'x-content-type-options': 'nosniff',
    });
    return file.createReadStream();
  } catch (error) {
    await file.close();
    throw error;
  }
};

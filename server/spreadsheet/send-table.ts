import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { attachmentDisposition } from '@server/http/file-disposition';
import type { FastifyReply } from 'fastify';
import type { Sheet } from './sheet';
import { type TableFormat, tableFile } from './table-file';

interface Sending {
  format: TableFormat;
  now: Date;
  /** Called with the number of rows before the first byte leaves. */
  note: (rows: number) => Promise<void>;
}

/** The file lies on disk until its reader has it, without a name: it goes with the last use of its handle. */
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
 * Sends a table for a spreadsheet at once, for programs that ask for it. It is written whole first: a slow reader then
 * holds no connection to the database, and what fails still becomes an answer that says so.
 *
 * @throws {AppError} 422 `export.too_many`.
 */
export const sendTable = async (reply: FastifyReply, sheet: Sheet, { format, now, note }: Sending) => {
  let seen = 0;
  const { type, name, bytes } = tableFile(sheet, {
    format,
    now,
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

import { createWriteStream } from 'node:fs';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { EXPORT_ROWS_MAX } from '@contract/limits';
import { beijingClock } from '@contract/rules/beijing-time';
import { say } from '@contract/sentences/sentence';
import { unprocessable } from '@server/errors/app-error';
import { attachmentDisposition } from '@server/http/file-disposition';
import type { FastifyReply } from 'fastify';
import { csvFile } from './csv-file';
import type { Sheet } from './sheet';
import { xlsxFile } from './xlsx-file';

export type TableFormat = 'csv' | 'xlsx';

const FORMATS: Record<TableFormat, { type: string; write: (sheet: Sheet) => Readable }> = {
  csv: { type: 'text/csv; charset=utf-8', write: csvFile },
  xlsx: { type: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', write: xlsxFile },
};

interface Sending {
  format: TableFormat;
  now: Date;
  /** Called with the number of rows before the first byte leaves. */
  note: (rows: number) => Promise<void>;
}

/** Counts what passes; a cut table would be taken for the whole, so one that is too long is refused. */
async function* counted(batches: Sheet['batches'], seen: { rows: number }) {
  for await (const batch of batches) {
    seen.rows += batch.length;
    if (seen.rows > EXPORT_ROWS_MAX) throw unprocessable(say('export.too_many', { limit: EXPORT_ROWS_MAX }));
    yield batch;
  }
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
 * Sends a table for a spreadsheet, named after what it holds and the Beijing minute it was made. It is written whole
 * first: a slow reader then holds no connection to the database, and what fails still becomes an answer that says so.
 *
 * @throws {AppError} 422 `export.too_many`.
 */
export const sendTable = async (reply: FastifyReply, sheet: Sheet, { format, now, note }: Sending) => {
  const { type, write } = FORMATS[format];
  const seen = { rows: 0 };
  const file = await writeNameless(write({ ...sheet, batches: counted(sheet.batches, seen) }));
  try {
    await note(seen.rows);
    const stamp = beijingClock(now).slice(0, 16).replace(/[- :]/g, '');
    reply.headers({
      'content-type': type,
      'content-length': (await file.stat()).size,
      'content-disposition': attachmentDisposition(`${sheet.name}-${stamp}.${format}`),
      'x-content-type-options': 'nosniff',
    });
    return file.createReadStream();
  } catch (error) {
    await file.close();
    throw error;
  }
};

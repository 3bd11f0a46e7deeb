import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { isOutOfFiles, isStorageFull } from '@server/errors/system-failures';
import { FileStore } from '@tus/file-store';
import { ERRORS, type Upload } from '@tus/server';

/** The tus library's file store, with errors that tell a full disk from a broken connection. */
export class DiskUploads extends FileStore {
  override async create(upload: Upload): Promise<Upload> {
    try {
      return await super.create(upload);
    } catch (error) {
      const path = `${this.directory}/${upload.id}`;
      await Promise.all([rm(path, { force: true }), rm(`${path}.json`, { force: true })]);
      throw error;
    }
  }

  override async write(bytes: Readable, id: string, offset: number): Promise<number> {
    const target = createWriteStream(`${this.directory}/${id}`, { flags: 'r+', start: offset });
    try {
      await pipeline(bytes, target);
    } catch (error) {
      throw isStorageFull(error) || isOutOfFiles(error) ? error : ERRORS.FILE_WRITE_ERROR;
    }
    return offset + target.bytesWritten;
  }
}

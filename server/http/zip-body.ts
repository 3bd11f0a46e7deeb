import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  path: string;
  /** Opened when the archive reaches it: a hundred files must not mean a hundred open descriptors. */
  bytes: Buffer | (() => Readable | Promise<Readable>);
}

/**
 * A ZIP archive written while it is read. Each entry is asked for when the one before is written, so that the last can
 * say how the others went. If an entry fails, the whole stream fails with its error; if the reader stops, the open
 * entry is closed.
 */
export const zipBody = (entries: Iterable<ZipEntry> | AsyncIterable<ZipEntry>): Readable => {
  const body = new PassThrough();
  const zip = new ZipFile();
  let open: Readable | undefined;
  const fail = (error: unknown): void => void body.destroy(error as Error);
  const write = async (): Promise<void> => {
    for await (const { path, bytes } of entries) {
      if (Buffer.isBuffer(bytes)) {
        zip.addBuffer(bytes, path);
        continue;
      }
      open = await bytes();
      // The reader may have left while the entry was being opened.
      if (body.destroyed) return void open.destroy();
      zip.addReadStream(open, path);
      await finished(open);
    }
    zip.end();
  };
  body.once('close', () => open?.destroy());
  zip.once('error', fail);
  zip.outputStream.pipe(body);
  write().catch(fail);
  return body;
};

import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';

export interface ZipEntry {
  path: string;
  /** Opened when the archive reaches it: a hundred files must not mean a hundred open descriptors. */
  bytes: Buffer | (() => Readable | Promise<Readable>);
}

/**
 * A ZIP archive written while it is read. If an entry fails, the whole stream fails with its error; if the reader
 * stops, the open entry is closed.
 */
export const zipBody = (entries: readonly ZipEntry[]): Readable => {
  const body = new PassThrough();
  const zip = new ZipFile();
  let open: Readable | undefined;
  body.once('close', () => open?.destroy());
  const add = ({ path, bytes }: ZipEntry): void => {
    if (Buffer.isBuffer(bytes)) zip.addBuffer(bytes, path);
    else
      zip.addReadStreamLazy(path, (use) => {
        Promise.resolve(bytes()).then(
          (part) => {
            part.once('error', (error) => body.destroy(error));
            open = part;
            // The reader may have left while the entry was being opened.
            if (body.destroyed) part.destroy();
            else use(null, part);
          },
          (error: Error) => body.destroy(error),
        );
      });
  };
  for (const entry of entries) add(entry);
  zip.once('error', (error) => body.destroy(error as Error));
  zip.end();
  zip.outputStream.pipe(body);
  return body;
};

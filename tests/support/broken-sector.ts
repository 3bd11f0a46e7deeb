import { Readable } from 'node:stream';

/** A stored file whose disk gives these bytes and then fails, as a disk with a broken sector does. */
export const brokenSector = (until: string): Readable =>
  Readable.from(
    (async function* () {
      yield Buffer.from(until);
      throw Object.assign(new Error('EIO: i/o error, read'), { code: 'EIO', syscall: 'read' });
    })(),
    { objectMode: false },
  );

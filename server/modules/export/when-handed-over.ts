import { PassThrough, pipeline, type Readable } from 'node:stream';

/** The same bytes; `note` is called once the last of them is handed over, and never where the reader leaves before. */
export const whenHandedOver = (bytes: Readable, note: () => Promise<void>): Readable => {
  const body = new PassThrough({
    flush: (done) => {
      note().then(() => done(), done);
    },
  });
  // The reader of the body gets the error.
  pipeline(bytes, body, () => undefined);
  return body;
};

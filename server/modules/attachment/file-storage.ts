import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Verdict } from './virus-scan';

/** Where the bytes lie. A disk today; an object store answers the same questions. */
export interface FileStorage {
  /** The resumable uploads are written through this. */
  readonly uploads: DataStore;
  /** Bytes for which there is still room. */
  room(): Promise<number>;
  /** Bytes that have arrived; 0 where there are none. */
  size(key: string): Promise<number>;
  /** A few bytes from anywhere in the file. */
  readAt(key: string, offset: number, length: number): Promise<Buffer>;
  /** What the virus scanner says of the whole file. */
  scan(key: string): Promise<Verdict>;
  open(key: string, range?: { start: number; end: number }): Readable;
  /** Returns when the bytes would survive a power cut. */
  flush(key: string): Promise<void>;
  /** A whole file at once, as a restore brings it; refused where one lies already. */
  put(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Keys that nothing has touched since. */
  listOlder(before: Date): Promise<string[]>;
}

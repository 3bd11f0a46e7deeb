import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Verdict } from './virus-scan';

/** Both ends belong to it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of the uploaded files lie: a folder, or the bucket of an object store. What neither can do now is
 * told by one error, `StorageAway`.
 */
export interface FileStorage {
  readonly kind: 'folder' | 'store';
  /** The resumable uploads are written through this. */
  readonly uploads: DataStore;
  /** Throws `StorageAway` where the place cannot be used; tried out by writing only where that is asked for. */
  check(how?: 'reading' | 'writing'): Promise<void>;
  /** Bytes for which there is still room; infinite where nobody can say. */
  room(): Promise<number>;
  /** Bytes that have arrived, in pieces or whole; 0 where there are none. */
  size(key: string): Promise<number>;
  /** All bytes have arrived: joins their pieces, and returns when they would survive a power cut. */
  settle(key: string): Promise<void>;
  /** A few bytes from anywhere in a file that has settled. */
  readAt(key: string, offset: number, length: number): Promise<Buffer>;
  /** What the virus scanner says of the whole file. */
  scan(key: string): Promise<Verdict>;
  /** Opened when it answers: what is away is known before the first byte. */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** A whole file at once, as a restore brings it; refused where one lies already. */
  put(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Keys that nothing has touched since; all of them where no moment is given. */
  list(before?: Date): Promise<string[]>;
}

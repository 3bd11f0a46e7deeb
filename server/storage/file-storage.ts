import type { Readable } from 'node:stream';
import type { DataStore } from '@tus/server';
import type { Verdict } from './virus-scan';

/** Both ends are included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Where the bytes of uploaded files are kept: a folder, or a bucket of an object store. If it is unavailable, both
 * throw `StorageAway`.
 */
export interface FileStorage {
  readonly kind: 'folder' | 'store';
  /** The data store of the tus library for resumable uploads. */
  readonly uploads: DataStore;
  /** Throws `StorageAway` if the storage is not available; writes a trial file only if `writing` is requested. */
  check(how?: 'reading' | 'writing'): Promise<void>;
  /** Free space in bytes; infinite if it is not known. */
  room(): Promise<number>;
  /** Bytes that have arrived, in pieces or whole; 0 where there are none. */
  size(key: string): Promise<number>;
  /** All bytes have arrived: joins their pieces, and returns when they would survive a power cut. */
  settle(key: string): Promise<void>;
  /** A few bytes at any offset of a complete file. */
  readAt(key: string, offset: number, length: number): Promise<Buffer>;
  /** What the virus scanner says of the whole file. */
  scan(key: string): Promise<Verdict>;
  /**
   * Resolves once the file is open, so that an unavailable storage is noticed before the first byte.
   *
   * @throws {FileLost} if the storage works and only this file cannot be read.
   */
  open(key: string, range?: ByteRange): Promise<Readable>;
  /** Stores a whole file at once, as a restore does; refused if the key exists. */
  put(key: string, bytes: AsyncIterable<Buffer>): Promise<void>;
  /** Removing what is not there is no failure. */
  remove(key: string): Promise<void>;
  /** Keys not changed since the given time; all keys without one. */
  list(before?: Date): Promise<string[]>;
}

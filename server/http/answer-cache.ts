import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Begun } from '@server/http/freshness';

const BYTES_MAX = 8 * 1024 * 1024;
const ANSWER_BYTES_MAX = 256 * 1024;
/** Smaller answers fit into one packet even without compression. */
const COMPRESSED_FROM = 1024;

export type Coding = 'br' | 'gzip';

export interface Kept extends Begun {
  body: Buffer;
  type: string;
  etag: string;
  compressed: Partial<Record<Coding, Buffer>>;
}

const COMPRESS: Record<Coding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** The best encoding that the client accepts; null if there is none or the answer is too small. */
export const codingFor = (accepted: string | undefined, { body }: Kept): Coding | null => {
  if (!accepted || body.length < COMPRESSED_FROM) return null;
  if (/\bbr\b(?!;q=0(?:,|$))/.test(accepted)) return 'br';
  return /\bgzip\b(?!;q=0(?:,|$))/.test(accepted) ? 'gzip' : null;
};

/** Estimated memory of a kept answer besides its bytes: objects, times, the ETag. */
const OVERHEAD_BYTES = 512;

/** Includes the URL, which can be far longer than the answer. */
const sizeOf = (url: string, { body, compressed: { br, gzip } }: Kept): number =>
  OVERHEAD_BYTES + url.length + body.length + (br?.length ?? 0) + (gzip?.length ?? 0);

/** Keeps recent answers and drops the least recently used first. */
export class AnswerCache {
  private readonly answers = new Map<string, Kept>();
  private bytes = 0;
  /** Requests answered from the cache, and requests for which the answer had to be made. */
  hits = 0;
  misses = 0;

  /** An answer with the same ETag keeps its bytes and their compressed forms. */
  put(url: string, kept: Kept): void {
    if (kept.body.length > ANSWER_BYTES_MAX) return;
    const before = this.answers.get(url);
    this.remove(url);
    const { at, madeAt, written, heard } = kept;
    const entry = before?.etag === kept.etag ? { ...before, at, madeAt, written, heard } : kept;
    this.answers.set(url, entry);
    this.bytes += sizeOf(url, entry);
    this.forget();
  }

  get(url: string): Kept | undefined {
    return this.answers.get(url);
  }

  /** Compressed only when the answer is requested a second time. */
  compressed(url: string, kept: Kept, coding: Coding): Buffer {
    const known = kept.compressed[coding];
    if (known) return known;
    const made = COMPRESS[coding](kept.body);
    this.remove(url);
    kept.compressed[coding] = made;
    this.answers.set(url, kept);
    this.bytes += sizeOf(url, kept);
    this.forget();
    return made;
  }

  private forget(): void {
    for (const oldest of this.answers.keys()) {
      if (this.bytes <= BYTES_MAX) break;
      this.remove(oldest);
    }
  }

  private remove(url: string): void {
    const kept = this.answers.get(url);
    if (kept) this.bytes -= sizeOf(url, kept);
    this.answers.delete(url);
  }
}

import { createHash } from 'node:crypto';

const NEWLINE = 0x0a;
const WORDS = 4;
const WORD_BITS = 64n;

/**
 * Counts the rows of a table as COPY writes them and adds up their hashes: two tables with the same rows agree, in
 * whatever order they lie. (In COPY's text format a newline inside a value is written `\n`: each line is a row.)
 */
export class RowsDigest {
  rows = 0;
  private readonly sum = Array.from({ length: WORDS }, () => 0n);
  private hash = createHash('sha256');
  private isInRow = false;

  update(piece: Buffer): void {
    let start = 0;
    for (let end = piece.indexOf(NEWLINE); end >= 0; end = piece.indexOf(NEWLINE, start)) {
      this.hash.update(piece.subarray(start, end));
      this.endRow();
      start = end + 1;
    }
    if (start < piece.length) {
      this.hash.update(piece.subarray(start));
      this.isInRow = true;
    }
  }

  /** Hexadecimal, 64 digits. */
  get checksum(): string {
    if (this.isInRow) throw new Error('the last row has not ended');
    return this.sum.map((word) => word.toString(16).padStart(16, '0')).join('');
  }

  private endRow(): void {
    const digest = this.hash.digest();
    for (let word = 0; word < WORDS; word += 1) {
      const added = (this.sum[word] ?? 0n) + digest.readBigUInt64BE(word * 8);
      this.sum[word] = BigInt.asUintN(Number(WORD_BITS), added);
    }
    this.rows += 1;
    this.hash = createHash('sha256');
    this.isInRow = false;
  }
}

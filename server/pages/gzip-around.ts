import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** A stored block states its length twice, the second time with every bit turned. */
const STORED_MAX = 0xffff;

const stored = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ STORED_MAX, 3);
  return Buffer.concat([head, bytes]);
};

const CRC_BITS = 32;

/**
 * The checksum of `bytes` after any others, without reading them again: each bit of the checksum so far adds its own
 * share to it.
 */
const crcAfter = (bytes: Buffer): ((begun: number) => number) => {
  const own = crc32(bytes, 0);
  const shares = Array.from({ length: CRC_BITS }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ own);
  return (begun) => shares.reduce((sum, share, bit) => ((begun >>> bit) & 1 ? sum ^ share : sum), own) >>> 0;
};

/**
 * Two texts, compressed once, as one gzip file with a few bytes between them that differ each time. Those bytes stand
 * as they are: how long the file is says nothing about them.
 */
export const gzipAround = (before: Buffer, after: Buffer): ((between: Buffer) => Buffer) => {
  // Ended on a whole byte, without saying that it is the last block.
  const start = deflateRawSync(before, { finishFlush: constants.Z_SYNC_FLUSH });
  const end = deflateRawSync(after);
  const begun = crc32(before);
  const crcOfAll = crcAfter(after);
  return (between) => {
    const tail = Buffer.alloc(8);
    tail.writeUInt32LE(crcOfAll(crc32(between, begun)), 0);
    tail.writeUInt32LE(before.length + between.length + after.length, 4);
    return Buffer.concat([HEADER, start, stored(between), end, tail]);
  };
};

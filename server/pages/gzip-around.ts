import { constants, crc32, deflateRawSync } from 'node:zlib';

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 0xff]);
/** Largest stored block: its length is written in 16 bits, followed by its complement. */
const STORED_MAX = 0xffff;

const stored = (bytes: Buffer): Buffer => {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(bytes.length ^ STORED_MAX, 3);
  return Buffer.concat([head, bytes]);
};

const CRC_BITS = 32;

/**
 * The CRC-32 of any earlier bytes followed by `bytes`, without reading `bytes` again: CRC is linear, so each bit of the
 * earlier checksum adds a fixed share.
 */
const crcAfter = (bytes: Buffer): ((begun: number) => number) => {
  const own = crc32(bytes, 0);
  const shares = Array.from({ length: CRC_BITS }, (_, bit) => crc32(bytes, (1 << bit) >>> 0) ^ own);
  return (begun) => shares.reduce((sum, share, bit) => ((begun >>> bit) & 1 ? sum ^ share : sum), own) >>> 0;
};

/**
 * Compresses two texts once, and makes gzip files with a few bytes between them that differ each time. These bytes are
 * stored uncompressed, so the size of the file reveals nothing about them.
 */
export const gzipAround = (before: Buffer, after: Buffer): ((between: Buffer) => Buffer) => {
  // Ends on a byte boundary, not marked as the last block.
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

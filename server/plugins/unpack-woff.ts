import { inflateSync } from 'node:zlib';

const HEADER_BYTES = 44;
const ENTRY_BYTES = 20;
const WOFF_SIGNATURE = 0x774f4646;

/** Where a table lies in the WOFF file, and what it is once unpacked. */
interface Table {
  tag: Buffer;
  checksum: number;
  body: Buffer;
}

const readTable = (woff: Buffer, at: number): Table => {
  const offset = woff.readUInt32BE(at + 4);
  const packed = woff.subarray(offset, offset + woff.readUInt32BE(at + 8));
  const bytes = woff.readUInt32BE(at + 12);
  return {
    tag: woff.subarray(at, at + 4),
    checksum: woff.readUInt32BE(at + 16),
    // A table that would not shrink is stored as it is.
    body: packed.length < bytes ? inflateSync(packed) : packed,
  };
};

const padded = (bytes: number): number => (bytes + 3) & ~3;

/**
 * WOFF 1.0 → TrueType. The PDF writer reads WOFF too, but inflates the whole outline table again for every glyph:
 * seconds for a page that takes milliseconds from the unpacked font.
 */
export const unpackWoff = (woff: Buffer): Buffer => {
  if (woff.length < HEADER_BYTES || woff.readUInt32BE(0) !== WOFF_SIGNATURE)
    throw new Error('not a WOFF font');
  const count = woff.readUInt16BE(12);
  const tables = Array.from({ length: count }, (_, i) => readTable(woff, HEADER_BYTES + i * ENTRY_BYTES));
  const directory = Buffer.alloc(12 + count * 16);
  const exponent = Math.floor(Math.log2(count));
  directory.writeUInt32BE(woff.readUInt32BE(4), 0);
  directory.writeUInt16BE(count, 4);
  directory.writeUInt16BE(2 ** exponent * 16, 6);
  directory.writeUInt16BE(exponent, 8);
  directory.writeUInt16BE((count - 2 ** exponent) * 16, 10);
  let offset = directory.length;
  tables.forEach(({ tag, checksum, body }, i) => {
    const at = 12 + i * 16;
    tag.copy(directory, at);
    directory.writeUInt32BE(checksum, at + 4);
    directory.writeUInt32BE(offset, at + 8);
    directory.writeUInt32BE(body.length, at + 12);
    offset += padded(body.length);
  });
  const bodies = tables.flatMap(({ body }) => [body, Buffer.alloc(padded(body.length) - body.length)]);
  return Buffer.concat([directory, ...bodies]);
};

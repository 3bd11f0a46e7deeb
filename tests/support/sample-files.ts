import { crc32 } from 'node:zlib';

/** A valid PDF of exactly this size. */
export const aPdf = (size = 2048, { encrypted = false } = {}): Buffer => {
  const head = Buffer.from(
    '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<< /Type /Catalog >>\nendobj\n2 0 obj\n<< /Length 0 >>\nstream\n',
    'latin1',
  );
  const lock = encrypted ? ' /Encrypt 3 0 R' : '';
  const tail = Buffer.from(
    `\nendstream\nendobj\ntrailer\n<< /Root 1 0 R${lock} >>\nstartxref\n9\n%%EOF\n`,
    'latin1',
  );
  // Bytes that repeat only after a long while, so that a piece in the wrong place is noticed.
  const body = Buffer.alloc(Math.max(0, size - head.length - tail.length));
  for (let i = 0; i < body.length; i++) body[i] = 97 + ((i * 7 + (i >> 8)) % 26);
  return Buffer.concat([head, body, tail]);
};

/** A red square of 16 × 16 pixels, as a camera writes it. */
const RED_SQUARE =
  '/9j/2wBDABALDA4MChAODQ4SERATGCgaGBYWGDEjJR0oOjM9PDkzODdASFxOQERXRTc4UG1RV19iZ2hnPk1xeXBkeFxlZ2P/2wBDARESEhgVGC8aGi9jQjhCY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2NjY2P/wAARCAAQABADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAX/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QAFQEBAQAAAAAAAAAAAAAAAAAABAb/xAAUEQEAAAAAAAAAAAAAAAAAAAAA/9oADAMBAAIRAxEAPwCeAGpH/9k=';
export const aJpeg = (): Buffer => Buffer.from(RED_SQUARE, 'base64');

/** A picture of 96 × 64 pixels, red on the left and blue on the right, as a phone writes it (heif-enc). */
const TWO_COLOURS =
  'AAAAHGZ0eXBoZWljAAAAAG1pZjFoZWljbWlhZgAAAkVtZXRhAAAAAAAAACFoZGxyAAAAAAAAAABwaWN0AAAAAAAAAAAAAAAAAAAAAA5waXRtAAAAAAABAAAANGlsb2MAAAAAREAAAgABAAAAAAJpAAEAAAAAAAAATgACAAAAAAK3AAEAAAAAAAAAFAAAADhpaW5mAAAAAAACAAAAFWluZmUCAAAAAAEAAGh2YzEAAAAAFWluZmUCAAAAAAIAAGh2YzEAAAABhGlwcnAAAAFfaXBjbwAAAHhodmNDAQNwAAAAAAAAAAAAHvAA/P34+AAADwMgAAEAGEABDAH//wNwAAADAJAAAAMAAAMAHroCQCEAAQArQgEBA3AAAAMAkAAAAwAAAwAeoDCBBZbqSSmubgQEDAgAAAMACAAAAwAIQCIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAAEHBpeGkAAAAAAwgICAAAAHJodmNDAQQIAAAAAAAAAAAAHvAA/Pz4+AAADwMgAAEAF0ABDAH//wQIAAADAJ/4AAADAAAeugJAIQABACZCAQEECAAAAwCf+AAAAwAAHsDCBBZbqSSmubAgAAADACAAAAMAISIAAQAHRAHBcrAiQAAAABRpc3BlAAAAAAAAAGAAAABAAAAADnBpeGkAAAAAAQgAAAAnYXV4QwAAAAB1cm46bXBlZzpoZXZjOjIwMTU6YXV4aWQ6MQAAAAAdaXBtYQAAAAAAAAACAAEDgQKDAAIEhAWGhwAAABppcmVmAAAAAAAAAA5hdXhsAAIAAQABAAAAam1kYXQAAABKKAGvE4B5wpNUR//+9tNv/cOef/EIyWQqgvwTD78MF7/2s3ngEIwwGyoSv8lcfp9FZH7/P9WAoCn/Sqg9VCaGJUnZQqSweEwSdeAAAAAQKAGuJ8P0KfUP3TL1f2josA==';
export const aHeic = (): Buffer => Buffer.from(TWO_COLOURS, 'base64');

/** A JPEG whose head claims another size. */
export const aJpegClaiming = (width: number, height: number): Buffer => {
  const bytes = aJpeg();
  const frame = bytes.indexOf(Buffer.from('ffc00011', 'hex'));
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
};

export interface ZipPart {
  name: string;
  content?: string;
  /** The size stated in the central directory, if false. */
  unpacked?: number;
  flags?: number;
  mode?: number;
}

const header = (signature: number, size: number): Buffer => {
  const bytes = Buffer.alloc(size);
  bytes.writeUInt32LE(signature, 0);
  return bytes;
};

/** A zip archive of stored parts, with true or false headers. */
export const aZip = (parts: readonly ZipPart[]): Buffer => {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content = '', unpacked, flags = 0, mode = 0o100644 } of parts) {
    const [label, data] = [Buffer.from(name), Buffer.from(content)];
    const local = header(0x04034b50, 30);
    local.writeUInt16LE(flags, 6);
    local.writeUInt32LE(crc32(data), 14);
    local.writeUInt32LE(data.length, 18);
    local.writeUInt32LE(data.length, 22);
    local.writeUInt16LE(label.length, 26);
    const entry = header(0x02014b50, 46);
    entry.writeUInt16LE(flags, 8);
    entry.writeUInt32LE(crc32(data), 16);
    entry.writeUInt32LE(data.length, 20);
    entry.writeUInt32LE(unpacked ?? data.length, 24);
    entry.writeUInt16LE(label.length, 28);
    entry.writeUInt32LE(mode * 0x10000, 38);
    entry.writeUInt32LE(offset, 42);
    files.push(local, label, data);
    directory.push(entry, label);
    offset += local.length + label.length + data.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = header(0x06054b50, 22);
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(size, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...files, ...directory, end]);
};

const DOCUMENT: readonly ZipPart[] = [
  { name: '[Content_Types].xml', content: '<Types/>' },
  { name: 'word/document.xml', content: '<w:document/>' },
];
export const aDocx = (more: readonly ZipPart[] = []): Buffer => aZip([...DOCUMENT, ...more]);

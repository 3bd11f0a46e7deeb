/** Reads `length` bytes at `offset`; fewer at the end of the file. */
export type ReadAt = (offset: number, length: number) => Promise<Buffer>;

export interface ZipEntry {
  name: string;
  packed: number;
  unpacked: number;
  isEncrypted: boolean;
  isLink: boolean;
  /** 0 stored, 8 deflated; Word knows no other. */
  method: number;
  /** Offset of the part's local header. */
  at: number;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const END_BYTES = 22;
const COMMENT_MAX = 65_535;
const ENTRY_BYTES = 46;
/** A Word file has some dozens of parts; a directory with more entries than this is refused. */
const ENTRIES_MAX = 2000;
const DIRECTORY_BYTES_MAX = 1024 * 1024;
const UNIX_LINK = 0o120000;
const UNIX_KIND = 0o170000;

interface End {
  at: number;
  entries: number;
  size: number;
  offset: number;
}

/** The end record whose comment ends exactly with the file; a signature inside other bytes does not count. */
const findEnd = async (readAt: ReadAt, size: number): Promise<End | null> => {
  const start = Math.max(0, size - END_BYTES - COMMENT_MAX);
  const tail = await readAt(start, size - start);
  for (let i = tail.length - END_BYTES; i >= 0; i--) {
    if (tail.readUInt32LE(i) !== END_SIGNATURE) continue;
    if (i + END_BYTES + tail.readUInt16LE(i + 20) !== tail.length) continue;
    return {
      at: start + i,
      entries: tail.readUInt16LE(i + 10),
      size: tail.readUInt32LE(i + 12),
      offset: tail.readUInt32LE(i + 16),
    };
  }
  return null;
};

/** Does the file also read as a zip? A picture or a PDF that does is two files in one. */
export const endsAsZip = async (readAt: ReadAt, size: number): Promise<boolean> =>
  (await findEnd(readAt, size)) !== null;

const readEntry = (directory: Buffer, at: number): ZipEntry & { length: number } => {
  const nameLength = directory.readUInt16LE(at + 28);
  const mode = directory.readUInt32LE(at + 38) >>> 16;
  return {
    name: directory.toString('utf8', at + ENTRY_BYTES, at + ENTRY_BYTES + nameLength),
    packed: directory.readUInt32LE(at + 20),
    unpacked: directory.readUInt32LE(at + 24),
    isEncrypted: (directory.readUInt16LE(at + 8) & 1) === 1,
    isLink: (mode & UNIX_KIND) === UNIX_LINK,
    method: directory.readUInt16LE(at + 10),
    at: directory.readUInt32LE(at + 42),
    length: ENTRY_BYTES + nameLength + directory.readUInt16LE(at + 30) + directory.readUInt16LE(at + 32),
  };
};

const LOCAL_SIGNATURE = 0x04034b50;
const LOCAL_BYTES = 30;

/**
 * The packed bytes of a part, up to `bytesMax`. Null if its local header contradicts the directory: two programs would
 * then read two different documents.
 */
export const readPart = async (readAt: ReadAt, entry: ZipEntry, bytesMax: number): Promise<Buffer | null> => {
  const name = Buffer.from(entry.name);
  const head = await readAt(entry.at, LOCAL_BYTES + name.length);
  if (head.length < LOCAL_BYTES + name.length || head.readUInt32LE(0) !== LOCAL_SIGNATURE) return null;
  if (head.readUInt16LE(26) !== name.length || !head.subarray(LOCAL_BYTES).equals(name)) return null;
  if (head.readUInt16LE(8) !== entry.method) return null;
  const start = entry.at + LOCAL_BYTES + name.length + head.readUInt16LE(28);
  return readAt(start, Math.min(entry.packed, bytesMax));
};

/** The directory of a zip, read without unpacking anything; null if it is not sound. */
export const readZipDirectory = async (readAt: ReadAt, size: number): Promise<ZipEntry[] | null> => {
  const end = await findEnd(readAt, size);
  if (!end || end.entries === 0 || end.entries > ENTRIES_MAX || end.size > DIRECTORY_BYTES_MAX) return null;
  if (end.offset + end.size !== end.at) return null;
  const directory = await readAt(end.offset, end.size);
  const entries: ZipEntry[] = [];
  for (let at = 0; entries.length < end.entries; ) {
    if (at + ENTRY_BYTES > directory.length || directory.readUInt32LE(at) !== ENTRY_SIGNATURE) return null;
    const { length, ...entry } = readEntry(directory, at);
    entries.push(entry);
    at += length;
  }
  return entries;
};

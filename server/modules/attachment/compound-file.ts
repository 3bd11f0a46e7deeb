import type { ReadAt } from './zip-directory';

const MAGIC = Buffer.from('d0cf11e0a1b11ae1', 'hex');
/** The sector size is a power of two; these two are in use. */
const SECTOR_POWERS = [9, 12];
/** Word puts this part among the first entries; an entry takes 128 bytes. */
const DIRECTORY_BYTES = 4096;
const LOCKED_PART = Buffer.from('EncryptedPackage', 'utf16le');

/**
 * A Word file with a password to open it is no ZIP archive: it is wrapped in a compound file, whose table of contents
 * names the sealed part.
 */
export const isLockedOffice = async (readAt: ReadAt, head: Buffer, size: number): Promise<boolean> => {
  if (!head.subarray(0, MAGIC.length).equals(MAGIC) || head.length < 512) return false;
  const power = head.readUInt16LE(30);
  if (!SECTOR_POWERS.includes(power)) return false;
  const directory = (head.readUInt32LE(48) + 1) * 2 ** power;
  if (directory >= size) return false;
  const length = Math.min(DIRECTORY_BYTES, size - directory);
  return (await readAt(directory, length)).includes(LOCKED_PART);
};

import { inflateSync, constants as zlib } from 'node:zlib';
import type { UploadProblem } from '@contract/rules/upload-check';
import type { ReadAt } from './zip-directory';

const TAIL_BYTES = 64 * 1024;
/** The dictionary of a stream stands in front of it, and is shorter than this. */
const DICTIONARY_BYTES = 4096;
/** Nor is there more between the kind of a stream and its bytes, even with every letter written as its number. */
const KIND_BYTES = DICTIONARY_BYTES / 4;
/** All packed objects of a document together; more of them than this is no document. */
const OBJECTS_MAX = 64 * 1024 * 1024;

/** What runs a program in the reader or starts one beside it always bears one of these names. */
const ACTIVE = /\/(?:JavaScript|Launch|RichMedia)(?![\w.-])/;
/**
 * A form of the XFA kind: what it shows is written by programs of its own, and differs from reader to reader. Its name is
 * short enough to stand among packed bytes by chance, so that what has to come after it belongs to it.
 */
const LIVING_FORM = /\/XFA(?:(?:[\s\0]|%[^\r\n]*[\r\n])*\[|(?:[\s\0]|%[^\r\n]*[\r\n])+\d)/;
/** Any letter of a name may be written as its number: readers understand that, searches do not. */
const unmasked = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
const isActive = (text: string): boolean => {
  const plain = unmasked(text);
  return ACTIVE.test(plain) || LIVING_FORM.test(plain);
};

/** Null for objects that would grow without end; what is not deflated is no object of any reader. */
const unpack = (packed: Buffer, room: number): string | null => {
  try {
    return inflateSync(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: room }).toString('latin1');
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : '';
  }
};

/** A dictionary that tells where the first of its objects begins: some readers ask for no more than that. */
const PACKED = /\/ObjStm\b|\/First\b/;

/** Named so far from any stream that whatever is packed there stands outside what is looked at. */
const isHiddenKind = (text: string): boolean => {
  const plain = unmasked(text);
  for (const { index } of plain.matchAll(/\/ObjStm\b/g)) {
    const after = plain.slice(index, index + KIND_BYTES);
    if (!/\bstream\r?\n/.test(after)) return true;
  }
  return false;
};

/**
 * Objects may stand packed in a stream of their own kind. Every stream near whose head that kind is named is looked
 * into, as a text in a dictionary could pass for the end of another; nobody packs them otherwise than by deflating.
 */
const problemOfPacked = (bytes: Buffer, text: string): UploadProblem | null => {
  if (isHiddenKind(text)) return 'active';
  let room = OBJECTS_MAX;
  for (const { 0: keyword, index } of text.matchAll(/\bstream\r?\n/g)) {
    const before = unmasked(text.slice(Math.max(0, index - DICTIONARY_BYTES), index));
    const dictionary = before.slice(before.lastIndexOf(' obj'));
    if (!/\/ObjStm\b/.test(before) && !PACKED.test(dictionary)) continue;
    if (PACKED.test(dictionary) && /\/(?!Flate)\w+Decode\b|\/DecodeParms\b/.test(dictionary)) return 'active';
    const objects = unpack(bytes.subarray(index + keyword.length), room);
    if (objects === null || objects.length >= room) return 'damaged';
    if (isActive(objects)) return 'active';
    room -= objects.length;
  }
  return null;
};

/** The trailer says whether a PDF is locked; it lies at the end, or where `startxref` points. */
const isLocked = (bytes: Buffer, tail: string): boolean => {
  const table = Number(/startxref\s+(\d+)\s*%%EOF/.exec(tail)?.[1] ?? 0);
  const trailer = bytes.subarray(table, table + TAIL_BYTES).toString('latin1');
  return /\/Encrypt[\s<]/.test(tail + trailer);
};

/** Why a PDF is not taken: it is cut off, locked, or would do something by itself when it is opened. */
export const inspectPdf = async (readAt: ReadAt, size: number): Promise<UploadProblem | null> => {
  const bytes = await readAt(0, size);
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!tail.slice(-2048).includes('%%EOF')) return 'damaged';
  if (isLocked(bytes, tail)) return 'encrypted';
  const text = bytes.toString('latin1');
  return isActive(text) ? 'active' : problemOfPacked(bytes, text);
};

import { inflate, constants as zlib } from 'node:zlib';
import type { UploadProblem } from '@contract/rules/upload-check';
import type { ReadAt } from './zip-directory';

const TAIL_BYTES = 64 * 1024;
/** The dictionary of a stream stands in front of it, and is shorter than this. */
const DICTIONARY_BYTES = 4096;
/** Nor is there more between the kind of a stream and its bytes, even with every letter written as its number. */
const KIND_BYTES = DICTIONARY_BYTES / 4;
/** All packed objects of a document together; more of them than this is no document. */
const OBJECTS_MAX = 64 * 1024 * 1024;

/** Streams whose heads may speak of packed objects. Each is looked into, and no document has so many. */
const LOOKED_AT_MAX = 5_000;
const FIRST_PIECE_BYTES = 256;
/** To find a fault takes many attempts: a document with a thousand of them is none. */
const FAULT_COST = OBJECTS_MAX / 1000;

const letter = (sign: string): string => {
  const number = sign.charCodeAt(0).toString(16);
  return `(?:${sign}|#${number.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
};
/** Any letter of a name may be written as its number: readers understand that, searches do not. */
const named = (...names: string[]): string =>
  `/(?:${names.map((name) => [...name].map(letter).join('')).join('|')})`;
const unmasked = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** What makes another name of it. */
const GOES_ON = '[\\w.-]|#(?:3\\d|[46][1-9a-fA-F]|[57][\\daA]|5[fF]|2[deDE])';
/** What runs a program in the reader or starts one beside it always bears one of these names. */
const ACTIVE = new RegExp(`${named('JavaScript', 'Launch', 'RichMedia')}(?!${GOES_ON})`);
/**
 * A form of the XFA kind: what it shows is written by programs of its own, and differs from reader to reader. Its name is
 * short enough to stand among packed bytes by chance, so that what has to come after it belongs to it: a list, a
 * reference, or a remark that hides them.
 */
const LIVING_FORM = new RegExp(`${named('XFA')}[\\s\\0]*(?:[[%]|(?<=[\\s\\0])\\d)`);
const isActive = (text: string): boolean => ACTIVE.test(text) || LIVING_FORM.test(text);

/** Null for bytes that would grow without end, undefined for those that break off in a fault. */
const inflated = (packed: Buffer, room: number): Promise<string | null | undefined> =>
  new Promise((done) => {
    inflate(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: room }, (error, bytes) => {
      if (!error) done(bytes.toString('latin1'));
      else done((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : undefined);
    });
  });

/** Looked for from its beginning on, for most faults lie there. */
const beforeFault = async (packed: Buffer, room: number): Promise<string> => {
  let [good, bad, found] = [0, FIRST_PIECE_BYTES, ''];
  const isGood = async (length: number): Promise<boolean> => {
    const text = length < packed.length ? await inflated(packed.subarray(0, length), room) : undefined;
    if (typeof text !== 'string') return false;
    [good, found] = [length, text];
    return true;
  };
  while (await isGood(bad)) bad *= 2;
  while (bad - good > 1) {
    const middle = (good + bad) >> 1;
    if (!(await isGood(middle))) bad = middle;
  }
  return found;
};

/**
 * As much of it as unpacks: readers show what stands before a fault. Null for objects that would grow without end; what
 * does not begin as deflated bytes do is no object of any reader.
 */
const unpack = async (packed: Buffer, room: number): Promise<{ objects: string; cost: number } | null> => {
  const [form = 0, check = 0] = packed;
  if ((form & 15) !== 8 || (form * 256 + check) % 31 !== 0) return { objects: '', cost: 0 };
  const whole = await inflated(packed, room);
  if (whole === null) return null;
  if (whole !== undefined) return { objects: whole, cost: whole.length };
  const objects = await beforeFault(packed, room);
  return { objects, cost: objects.length + FAULT_COST };
};

/** A dictionary that tells where the first of its objects begins: some readers ask for no more than that. */
const PACKED = /\/ObjStm\b|\/First\b/;
/** What a stream of packed objects is known by, and where streams begin. */
const HEADS = new RegExp(`(?<objects>${named('ObjStm')})|${named('First')}|(?<stream>\\bstream\\r?\\n)`, 'g');

/** Named so far from any stream that whatever is packed there stands outside what is looked at. */
const isHidden = (text: string, from: number, to: number): boolean =>
  to - from > 3 * KIND_BYTES || unmasked(text.slice(from, to)).length > KIND_BYTES;

/** Where streams begin near whose head that kind is named; `hidden` where it is named far from any. */
function* suspectedStreams(text: string): Generator<{ head: number; bytes: number } | 'hidden'> {
  let [kind, waiting] = [Number.NEGATIVE_INFINITY, -1];
  for (const { 0: found, index, groups } of text.matchAll(HEADS)) {
    if (!groups?.['stream']) {
      kind = index;
      if (groups?.['objects'] && waiting < 0) waiting = index;
      continue;
    }
    if (waiting >= 0 && isHidden(text, waiting, index)) yield 'hidden';
    waiting = -1;
    if (index - kind <= DICTIONARY_BYTES) yield { head: index, bytes: index + found.length };
  }
  if (waiting >= 0) yield 'hidden';
}

/** Whether the stream behind this head is to be unpacked; `active` where it is packed in a way nobody uses. */
const kindOf = (text: string, head: number): 'packed' | 'active' | null => {
  const before = unmasked(text.slice(Math.max(0, head - DICTIONARY_BYTES), head));
  const dictionary = before.slice(before.lastIndexOf(' obj'));
  if (!PACKED.test(dictionary)) return /\/ObjStm\b/.test(before) ? 'packed' : null;
  return /\/(?!Flate)\w+Decode\b|\/DecodeParms\b/.test(dictionary) ? 'active' : 'packed';
};

/** What is left of the room for packed objects once these have been looked into. */
const roomAfter = async (packed: Buffer, room: number): Promise<number | UploadProblem> => {
  const unpacked = await unpack(packed, room);
  if (!unpacked || unpacked.cost >= room) return 'damaged';
  return isActive(unpacked.objects) ? 'active' : room - unpacked.cost;
};

/**
 * Objects may stand packed in a stream of their own kind. Every stream near whose head that kind is named is looked
 * into, as a text in a dictionary could pass for the end of another; nobody packs them otherwise than by deflating.
 */
const problemOfPacked = async (bytes: Buffer, text: string): Promise<UploadProblem | null> => {
  let [room, looked] = [OBJECTS_MAX, 0];
  for (const stream of suspectedStreams(text)) {
    looked += 1;
    if (looked > LOOKED_AT_MAX) return 'damaged';
    const kind = stream === 'hidden' ? 'active' : kindOf(text, stream.head);
    if (kind === 'active') return 'active';
    if (kind === null || stream === 'hidden') continue;
    const left = await roomAfter(bytes.subarray(stream.bytes), room);
    if (typeof left !== 'number') return left;
    room = left;
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

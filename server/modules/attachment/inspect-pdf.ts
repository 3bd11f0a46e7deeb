import { inflate, constants as zlib } from 'node:zlib';
import type { UploadProblem } from '@contract/rules/upload-check';
import type { ReadAt } from './zip-directory';

const TAIL_BYTES = 64 * 1024;
/** The dictionary of a stream stands in front of it, and is shorter than this. */
const DICTIONARY_BYTES = 4096;
/** The longest text between the type of a stream and its bytes, even with every letter escaped. */
const KIND_BYTES = DICTIONARY_BYTES / 4;
/** All packed objects of a document together; more of them than this is no document. */
const OBJECTS_MAX = 64 * 1024 * 1024;

/** Streams whose heads may speak of packed objects. Each is looked into, and no document has so many. */
const LOOKED_AT_MAX = 5_000;
const FIRST_PIECE_BYTES = 256;
/** Charged for each faulty stream, because finding the fault takes many attempts; about a thousand are allowed. */
const FAULT_COST = OBJECTS_MAX / 1000;

const letter = (sign: string): string => {
  const number = sign.charCodeAt(0).toString(16);
  return `(?:${sign}|#${number.replace(/[a-f]/g, (digit) => `[${digit}${digit.toUpperCase()}]`)})`;
};
/** Any letter of a PDF name may be escaped as `#` and its code: readers resolve that, a plain search does not. */
const named = (...names: string[]): string =>
  `/(?:${names.map((name) => [...name].map(letter).join('')).join('|')})`;
const unmasked = (text: string): string =>
  text.replace(/#([0-9a-f]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));

/** Characters, plain or escaped, that continue a name, so that it is a different one. */
const GOES_ON = '[\\w.-]|#(?:3\\d|[46][1-9a-fA-F]|[57][\\daA]|5[fF]|2[deDE])';
/** Names without which nothing in a PDF can run code in the reader or start another program. */
const ACTIVE = new RegExp(`${named('JavaScript', 'Launch', 'RichMedia')}(?!${GOES_ON})`);
/**
 * An XFA form: scripts of its own decide what it shows, and readers differ. Its name is so short that packed bytes
 * contain it by chance, so what must follow it is matched too: an array, a reference, or a comment hiding them.
 */
const LIVING_FORM = new RegExp(`${named('XFA')}[\\s\\0]*(?:[[%]|(?<=[\\s\\0])\\d)`);
const isActive = (text: string): boolean => ACTIVE.test(text) || LIVING_FORM.test(text);

/** Null if the result would exceed the room; undefined if the data is faulty. */
const inflated = (packed: Buffer, room: number): Promise<string | null | undefined> =>
  new Promise((done) => {
    inflate(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: room }, (error, bytes) => {
      if (!error) done(bytes.toString('latin1'));
      else done((error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE' ? null : undefined);
    });
  });

/** Unpacks up to the fault, searching from the beginning, where most faults are. */
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
 * Unpacks as much as possible, since readers also show what precedes a fault. Null if it would exceed the room; data
 * without a zlib header is not an object for any reader.
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

/** A dictionary that says where its first object begins (its key First); some readers require no more than that. */
const PACKED = /\/ObjStm\b|\/First\b/;
/** Marks of streams with packed objects, and the places where streams begin. */
const HEADS = new RegExp(`(?<objects>${named('ObjStm')})|${named('First')}|(?<stream>\\bstream\\r?\\n)`, 'g');

/** Whether the type is named so far from a stream that the objects packed there would escape the check. */
const isHidden = (text: string, from: number, to: number): boolean =>
  to - from > 3 * KIND_BYTES || unmasked(text.slice(from, to)).length > KIND_BYTES;

/** Streams that have the type of packed objects named near their head; `hidden` if it is named far from any stream. */
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

/** Whether this stream has to be unpacked; `active` if it is packed in a way that no genuine program uses. */
const kindOf = (text: string, head: number): 'packed' | 'active' | null => {
  const before = unmasked(text.slice(Math.max(0, head - DICTIONARY_BYTES), head));
  const dictionary = before.slice(before.lastIndexOf(' obj'));
  if (!PACKED.test(dictionary)) return /\/ObjStm\b/.test(before) ? 'packed' : null;
  return /\/(?!Flate)\w+Decode\b|\/DecodeParms\b/.test(dictionary) ? 'active' : 'packed';
};

/** The room left for packed objects after these were checked, or the problem found. */
const roomAfter = async (packed: Buffer, room: number): Promise<number | UploadProblem> => {
  const unpacked = await unpack(packed, room);
  if (!unpacked || unpacked.cost >= room) return 'damaged';
  return isActive(unpacked.objects) ? 'active' : room - unpacked.cost;
};

/**
 * Objects may be packed in object streams. Every stream with that type named near its head is checked, because a text
 * in one dictionary can look like the end of another. Genuine programs pack them only with deflate.
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

/** Why a PDF is refused: it is cut off, encrypted, or would run something when opened; null if it is accepted. */
export const inspectPdf = async (readAt: ReadAt, size: number): Promise<UploadProblem | null> => {
  const bytes = await readAt(0, size);
  const tail = bytes.subarray(-TAIL_BYTES).toString('latin1');
  if (!tail.slice(-2048).includes('%%EOF')) return 'damaged';
  if (isLocked(bytes, tail)) return 'encrypted';
  const text = bytes.toString('latin1');
  return isActive(text) ? 'active' : problemOfPacked(bytes, text);
};

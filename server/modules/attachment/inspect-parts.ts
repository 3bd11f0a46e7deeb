import { inflateRawSync, constants as zlib } from 'node:zlib';
import type { UploadProblem } from '@contract/rules/upload-check';
import { type ReadAt, readPart, type ZipEntry } from './zip-directory';

/** What stands before the first element of a part fits in here many times over. */
const PROLOG_BYTES = 1024;
const RELATIONS_BYTES = 128 * 1024;
const UNPACKED_MAX = 512 * 1024;

/** A document that brings a program along is a .docm under another name. */
const PROGRAM = /vbaproject\.bin$|^word\/activex\//i;
const XML = /\.(?:xml|rels)$/i;
const RELATIONS = /\.rels$/i;

/**
 * Unpacks the beginning of a part from its first packed bytes; null if it is not deflated, or larger than in any
 * document (a zip bomb).
 */
const unpack = (packed: Buffer, method: number): Buffer | null => {
  if (method === 0) return packed;
  if (method !== 8) return null;
  try {
    return inflateRawSync(packed, { finishFlush: zlib.Z_SYNC_FLUSH, maxOutputLength: UNPACKED_MAX });
  } catch {
    return null; // not deflated, or without end
  }
};

const isWide = (bytes: Buffer): boolean =>
  bytes[0] === 0xff || bytes[0] === 0xfe || bytes[0] === 0 || bytes[1] === 0;

/** What a text in UTF-8 may begin with. */
const BOM = /^\xef\xbb\xbf/;

/** UTF-16 in either byte order; the zeros of UTF-32 are left out. */
const wideText = (bytes: Buffer): string => {
  const isBigEndian = bytes[0] === 0xfe || bytes[0] === 0;
  const even = Buffer.from(bytes.subarray(0, bytes.length - (bytes.length % 2)));
  return (isBigEndian ? even.swap16() : even)
    .toString('utf16le')
    .replaceAll('\0', '')
    .replace(/^\ufeff/, '');
};

/** Markup reads the same in UTF-8 and in Latin-1, which never fails. */
const textOf = (bytes: Buffer): string =>
  isWide(bytes) ? wideText(bytes) : bytes.toString('latin1').replace(BOM, '');

/** Replaces character references by their characters: programs that read XML do the same, a plain search does not. */
const spelledOut = (text: string): string =>
  text.replace(/&#(?:x([0-9a-f]{1,6})|(\d{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const number = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return number <= 0x10ffff ? String.fromCodePoint(number) : '';
  });

/**
 * Word writes neither document types nor entities. A file that has them tries to make the reader's program read other
 * files, contact servers or exhaust memory (req:attack-a56). Both, and the encoding, can only stand before the first
 * element.
 */
const isPlainXml = (text: string): boolean =>
  /<[A-Za-z]/.test(text) &&
  !/<!(?:DOCTYPE|ENTITY)/i.test(text) &&
  !/^\s*<\?xml[^>]*encoding\s*=\s*["'](?!utf-8|utf-16|us-ascii)/i.test(text);

/** Word writes a share as `file:///\\server` too; only what goes on with a name lies on the reader's own machine. */
const ELSEWHERE = /^(?:(?!file:)[a-z][\w+.-]+:|file:(?!(?:\/|\/\/\/)?[^/\\%])|[/\\]{2})/i;
/** A tag as XML reads it: under any prefix, and a `>` within quotes does not end it. */
const RELATION = /<(?:[\w.-]+:)?Relationship\b(?:"[^"<]*"|'[^'<]*'|[^<>"'])*>/gi;
const QUOTED = /("[^"<]*"|'[^'<]*')/;

/**
 * The attributes of a tag as programs read them: what stands within a value is no attribute, and white space around a
 * value is none of it.
 */
const attributesOf = (tag: string): ReadonlyMap<string, string> => {
  const parts = tag.split(QUOTED);
  const attributes = new Map<string, string>();
  for (let at = 1; at < parts.length; at += 2) {
    const name = parts[at - 1]?.replaceAll('=', ' ').trim().split(/\s/).at(-1) ?? '';
    attributes.set(name, spelledOut(parts[at]?.slice(1, -1) ?? '').trim());
  }
  return attributes;
};

/** Macros and controls, whatever their parts are called. */
const PROGRAM_KIND = /\/(?:vbaProject|wordVbaData|control|activeXControlBinary)$/i;
const LINK_KIND = /\/hyperlink$/i;

/**
 * A program, or a template, object, frame, picture or data source loaded from another machine when the document opens:
 * that machine learns who reads it, when and from where, and on a network share also gets the reader's credentials.
 * Links to click on are allowed.
 */
const isActive = (tag: string): boolean => {
  const attributes = attributesOf(tag);
  const of = (name: string): string => attributes.get(name) ?? '';
  const kind = of('Type');
  if (PROGRAM_KIND.test(kind)) return true;
  return (
    of('TargetMode').toLowerCase() === 'external' && !LINK_KIND.test(kind) && ELSEWHERE.test(of('Target'))
  );
};

const inspectXml = async (readAt: ReadAt, entry: ZipEntry): Promise<UploadProblem | null> => {
  const isRelations = RELATIONS.test(entry.name);
  if (isRelations && entry.packed > RELATIONS_BYTES) return 'damaged';
  const packed = await readPart(readAt, entry, isRelations ? RELATIONS_BYTES : PROLOG_BYTES);
  const bytes = packed && unpack(packed, entry.method);
  if (!bytes) return 'damaged';
  const text = textOf(bytes);
  if (!isPlainXml(text)) return 'damaged';
  return isRelations && (text.match(RELATION) ?? []).some(isActive) ? 'active' : null;
};

/**
 * Checks what the parts of a Word file contain and load. Only the beginning of each part is unpacked, up to a limit.
 */
export const inspectParts = async (
  readAt: ReadAt,
  entries: readonly ZipEntry[],
): Promise<UploadProblem | null> => {
  if (new Set(entries.map(({ name }) => name.toLowerCase())).size < entries.length) return 'damaged';
  for (const entry of entries) {
    if (PROGRAM.test(entry.name)) return 'active';
    const problem = XML.test(entry.name)
      ? await inspectXml(readAt, entry)
      : (await readPart(readAt, entry, 0)) === null && 'damaged';
    if (problem) return problem;
  }
  return null;
};

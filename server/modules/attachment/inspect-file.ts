import { FILE_TYPES } from '@contract/limits';
import { promisedType, suits, type UploadProblem } from '@contract/rules/upload-check';
import { fileTypeFromBuffer } from 'file-type';
import { isLockedOffice } from './compound-file';
import { inspectParts } from './inspect-parts';
import { inspectPdf } from './inspect-pdf';
import { inspectPicture } from './inspect-picture';
import { endsAsZip, type ReadAt, readZipDirectory, type ZipEntry } from './zip-directory';

/** `width` and `height` in pixels, for pictures only. */
export type Inspection = { type: string; width?: number; height?: number } | { problem: UploadProblem };

const [PDF, DOCX, JPEG, PNG, WEBP] = FILE_TYPES;
const PICTURES: readonly string[] = [JPEG, PNG, WEBP];
const HEAD_BYTES = 4100;
/** Far above any document within the size limit; a zip bomb claims more or packs tighter. */
const UNPACKED_MAX = 200 * 1024 * 1024;
const RATIO_MAX = 200;
const RATIO_FROM = 1024 * 1024;

/** Word on the web numbers the document that it saves. */
const BODY = /^word\/document\d*\.xml$/;

const isUnsafePath = (name: string): boolean =>
  name.startsWith('/') || name.includes('\\') || name.includes(':') || name.split('/').includes('..');

const isBomb = (entries: readonly ZipEntry[]): boolean =>
  entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > UNPACKED_MAX ||
  entries.some(({ packed, unpacked }) => unpacked > RATIO_FROM && unpacked > packed * RATIO_MAX);

/** Word or some other zip? Told from the table of contents, before anything is unpacked (req:attack-a59). */
const inspectZip = async (readAt: ReadAt, size: number): Promise<Inspection> => {
  const entries = await readZipDirectory(readAt, size);
  if (!entries) return { problem: 'damaged' };
  const names = entries.map(({ name }) => name);
  if (!names.includes('[Content_Types].xml') || !names.some((name) => BODY.test(name)))
    return { problem: 'extension' };
  if (entries.some(({ isEncrypted }) => isEncrypted)) return { problem: 'encrypted' };
  if (isBomb(entries) || entries.some(({ name, isLink }) => isLink || isUnsafePath(name)))
    return { problem: 'damaged' };
  const problem = await inspectParts(readAt, entries);
  return problem ? { problem } : { type: DOCX };
};

const sniff = async (readAt: ReadAt, size: number, purpose: string): Promise<Inspection> => {
  const head = await readAt(0, HEAD_BYTES);
  if (head.subarray(0, 2).toString('latin1') === 'PK') return inspectZip(readAt, size);
  if (await isLockedOffice(readAt, head, size)) return { problem: 'encrypted' };
  const mime =
    head.subarray(0, 5).toString('latin1') === '%PDF-' ? PDF : (await fileTypeFromBuffer(head))?.mime;
  if (!mime || (mime !== PDF && !PICTURES.includes(mime))) return { problem: 'extension' };
  if (await endsAsZip(readAt, size)) return { problem: 'extension' };
  if (mime === PDF) {
    const problem = await inspectPdf(readAt, size);
    return problem ? { problem } : { type: mime };
  }
  const found = await inspectPicture(readAt, size, purpose);
  return 'problem' in found ? found : { type: mime, ...found };
};

/** What the bytes are, whatever the name and the sender claim (req:attack-a58). */
export const inspectFile = async (
  readAt: ReadAt,
  size: number,
  name: string,
  purpose = 'application',
): Promise<Inspection> => {
  if (size === 0) return { problem: 'empty' };
  const found = await sniff(readAt, size, purpose);
  if ('problem' in found) return found;
  if (promisedType(name) !== found.type) return { problem: 'extension' };
  return suits(found.type, purpose) ? found : { problem: 'type' };
};

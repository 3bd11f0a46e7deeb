import { strFromU8, unzipSync } from 'fflate';
import { childrenOf } from './cell-text';
import { readMarks } from './form-marks';
import type { ReadForm } from './form-shape';
import { takeOutside, takeTable } from './take-tables';
import { parseXml, type XmlNode } from './xml-tree';

/**
 * Why a file cannot be read: too large, not a Word file, the format before DOCX, locked by a password, or not downloaded
 * from this platform.
 */
export type FormFault = 'large' | 'notWord' | 'old' | 'locked' | 'foreign';

/** Largest file accepted; a completely filled form is about a tenth of it. */
export const FORM_BYTES_MAX = 5 * 1024 * 1024;
/** Largest unpacked part, so that a zip bomb is never unpacked. */
const PART_BYTES_MAX = 16 * 1024 * 1024;
/** Some editors number the document they save. */
const BODY_PART = /^word\/document\d*\.xml$/;
const PROPERTIES_PART = 'docProps/custom.xml';
/** How a compound file begins: the format before DOCX, and the wrapping of a DOCX with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];
const LOCKED_PART = [...'EncryptedPackage'].join('\0');

const propertiesOf = (document: XmlNode): Map<string, string> =>
  new Map(
    document.children.map(({ attributes, children }) => [attributes['name'] ?? '', children[0]?.text ?? '']),
  );

const unpack = (bytes: Uint8Array): { body?: Uint8Array; properties?: Uint8Array } => {
  try {
    const parts = unzipSync(bytes, {
      filter: ({ name, originalSize }) =>
        (BODY_PART.test(name) || name === PROPERTIES_PART) && originalSize <= PART_BYTES_MAX,
    });
    const name = Object.keys(parts).find((part) => BODY_PART.test(part));
    return { body: name && parts[name], properties: parts[PROPERTIES_PART] } as ReturnType<typeof unpack>;
  } catch {
    return {}; // no ZIP archive, or a broken one
  }
};

const faultOf = (bytes: Uint8Array): FormFault => {
  if (!COMPOUND.every((byte, at) => bytes[at] === byte)) return 'notWord';
  return new TextDecoder('latin1').decode(bytes).includes(LOCKED_PART) ? 'locked' : 'old';
};

/** Reads a file that was downloaded here and filled in with any editor. */
export const readForm = (bytes: Uint8Array): ReadForm | FormFault => {
  if (bytes.length > FORM_BYTES_MAX) return 'large';
  const parts = unpack(bytes);
  const document = parts.body && parseXml(strFromU8(parts.body));
  if (!document) return faultOf(bytes);
  const properties = parts.properties && parseXml(strFromU8(parts.properties));
  const marks = properties && readMarks(propertiesOf(properties));
  if (!marks) return 'foreign';
  const form: ReadForm = { marks, texts: new Map(), kept: new Map(), added: new Map(), left: [] };
  const own = new Set(marks.lines);
  for (const body of childrenOf(document, 'body'))
    for (const block of childrenOf(body, 'tbl', 'p')) {
      if (block.name === 'tbl') takeTable(block, form);
      // A file from before the lines were marked cannot tell its own from others.
      else if (own.size > 0) takeOutside(block, own, form);
    }
  return form;
};

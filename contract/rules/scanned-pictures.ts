/** A PDF with more pages cannot be a stamped sheet, so it is not examined. */
const SCAN_PAGES_MAX = 20;

/** Bytes before a picture in which its PDF dictionary is looked for; dictionaries are shorter. */
const DICTIONARY_MAX = 2048;

export interface ScannedPictures {
  /** JPEG files in document order. */
  pictures: Uint8Array[];
  /** The document rotates its pages for display, so a picture's orientation says nothing about the paper. */
  turnsPages: boolean;
}

/** One character per byte; a text decoder would combine bytes. */
const asText = (bytes: Uint8Array): string => {
  const parts: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192)
    parts.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return parts.join('');
};

const isJpegPage = (dictionary: string): boolean =>
  /\/Subtype\s*\/Image\b/.test(dictionary) &&
  /\/Filter\s*(?:\[\s*)?\/DCTDecode\b/.test(dictionary) &&
  !/\/(?:SMask|ImageMask)\s+true\b/.test(dictionary);

/**
 * JPEG pictures of the pages of a PDF, since scanners and phones put one on each page. Pages encoded in another way are
 * not examined; they count as unread, and a person looks at them.
 */
export const scannedPictures = (pdf: Uint8Array): ScannedPictures => {
  const text = asText(pdf);
  const pictures: Uint8Array[] = [];
  for (const { 0: keyword, index } of text.matchAll(/\bstream\r?\n/g)) {
    const before = text.slice(Math.max(0, index - DICTIONARY_MAX), index);
    if (!isJpegPage(before.slice(before.lastIndexOf(' obj')))) continue;
    const from = index + keyword.length;
    const end = text.indexOf('endstream', from);
    if (end > from) pictures.push(pdf.subarray(from, end));
    if (pictures.length === SCAN_PAGES_MAX) break;
  }
  return { pictures, turnsPages: /\/Rotate\s+-?[1-9]/.test(text) };
};

/** A scan of more pages than this is no sheet with a stamp. */
const SCAN_PAGES_MAX = 20;

/** The dictionary of a picture stands in front of it, and is shorter than this. */
const DICTIONARY_MAX = 2048;

export interface ScannedPictures {
  /** JPEG files, in the order in which they lie in the document. */
  pictures: Uint8Array[];
  /** The document turns its pages when it shows them: how a picture lies in it says nothing of the paper. */
  turnsPages: boolean;
}

/** Byte for byte; a decoder of text would join bytes. */
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
 * The photographs in a PDF: scanners and telephones put one JPEG on each page. What they pack in another way is not
 * drawn here; such a page counts as not read, and a human looks at it.
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

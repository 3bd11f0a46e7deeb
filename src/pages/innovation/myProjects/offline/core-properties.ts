/** What a file says of itself: shown by the system, read out by screen readers, and kept by archives. */
export interface FileFacts {
  title: string;
  author: string;
  /** Of the labels; what is written into the form is Chinese. */
  language: string;
  /** ISO 8601. */
  madeAt: string;
}

const CODES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, (sign) => CODES[sign] ?? sign);

/** The core properties of an Office file (ECMA-376, part 2). The library knows no language. */
export const coreProperties = ({ title, author, language, madeAt }: FileFacts): string => {
  const at = new Date(madeAt).toISOString();
  const moment = (name: string) => `<dcterms:${name} xsi:type="dcterms:W3CDTF">${at}</dcterms:${name}>`;
  return [
    '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>',
    '<cp:coreProperties xmlns:cp="http://schemas.openxmlformats.org/package/2006/metadata/core-properties"',
    ' xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:dcterms="http://purl.org/dc/terms/"',
    ' xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance">',
    `<dc:title>${escaped(title)}</dc:title><dc:creator>${escaped(author)}</dc:creator>`,
    `<cp:lastModifiedBy>${escaped(author)}</cp:lastModifiedBy><dc:language>${escaped(language)}</dc:language>`,
    moment('created') + moment('modified'),
    '</cp:coreProperties>',
  ].join('');
};

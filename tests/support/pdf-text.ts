import { inflateSync } from 'node:zlib';

const streamsOf = (pdf: Buffer): string[] =>
  [...pdf.toString('latin1').matchAll(/\/FlateDecode.*?stream\n(.*?)\nendstream/gs)].map(([, packed = '']) =>
    inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'),
  );

const decode = (hex: string): string =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex').swap16().toString('utf16le');

/** The text of each glyph by number, from a font's character map. */
const codeTable = (stream: string): Map<number, string> => {
  const table = new Map<number, string>();
  for (const [, first = '', list = ''] of stream.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[(.*?)\]/gs))
    for (const [i, [, hex = '']] of [...list.matchAll(/<([0-9a-f ]*)>/g)].entries())
      table.set(Number.parseInt(first, 16) + i, decode(hex));
  return table;
};

/** What is drawn or written outside the tagged elements and decorations of a PDF, line by line. */
export const untagged = (pdf: Buffer): string[] =>
  streamsOf(pdf)
    .filter((stream) => /^BT$/m.test(stream))
    .flatMap((stream) => {
      let depth = 0;
      return stream.split('\n').filter((line) => {
        if (/ B(?:DC|MC)$/.test(line)) depth += 1;
        if (line === 'EMC') depth -= 1;
        return depth === 0 && /(?:^|\s)(?:TJ|S|f|B)$/.test(line);
      });
    });

/**
 * The text of a PDF with one font, as copied by a reader, and how often it prints the box for a character that the font
 * lacks (glyph 0).
 */
export const pdfText = (pdf: Buffer): { text: string; boxes: number } => {
  const streams = streamsOf(pdf);
  const table = codeTable(streams.find((stream) => stream.includes('beginbfrange')) ?? '');
  const glyphs = streams
    .flatMap((stream) => [...stream.matchAll(/\[([^\]]*)\] TJ/g)])
    .flatMap(([, words = '']) => words.match(/(?<=<[0-9a-f]*)[0-9a-f]{4}(?=[0-9a-f]*>)/g) ?? [])
    .map((hex) => Number.parseInt(hex, 16));
  return {
    text: glyphs.map((glyph) => table.get(glyph) ?? '').join(''),
    boxes: glyphs.filter((glyph) => glyph === 0).length,
  };
};

/** Whether each character of a word is printed somewhere, by the fonts' character maps. */
export const prints = (pdf: Buffer, word: string): boolean => {
  const text = streamsOf(pdf).join('\n');
  return [...word].every((sign) => text.includes(`<${sign.charCodeAt(0).toString(16).padStart(4, '0')}>`));
};

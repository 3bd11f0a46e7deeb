const TABLE_DIRECTORY_BYTES = 12;
const TABLE_ENTRY_BYTES = 16;
const CMAP_HEADER_BYTES = 4;
const CMAP_ENTRY_BYTES = 8;
/** The cmap format for characters beyond U+FFFF: groups of consecutive characters. */
const SEGMENTED = 12;
const GROUPS_AT = 16;
const GROUP_BYTES = 12;

const tableAt = (font: Buffer, tag: string): number => {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = TABLE_DIRECTORY_BYTES + i * TABLE_ENTRY_BYTES;
    if (font.toString('latin1', at, at + 4) === tag) return font.readUInt32BE(at + 8);
  }
  throw new Error(`font without a ${tag} table`);
};

/** First and last code point of each range that the font has glyphs for, ascending. */
const runsOf = (font: Buffer): [number, number][] => {
  const cmap = tableAt(font, 'cmap');
  for (let i = 0; i < font.readUInt16BE(cmap + 2); i++) {
    const at = cmap + font.readUInt32BE(cmap + CMAP_HEADER_BYTES + i * CMAP_ENTRY_BYTES + 4);
    if (font.readUInt16BE(at) !== SEGMENTED) continue;
    return Array.from({ length: font.readUInt32BE(at + GROUPS_AT - 4) }, (_, group) => {
      const start = at + GROUPS_AT + group * GROUP_BYTES;
      return [font.readUInt32BE(start), font.readUInt32BE(start + 4)];
    });
  }
  throw new Error('font without a table of all planes');
};

/** Tells whether a TrueType font can draw a character; otherwise it would print an empty box. */
export const fontCharacters = (font: Buffer): ((codePoint: number) => boolean) => {
  const runs = runsOf(font);
  return (codePoint) => {
    let [low, high] = [0, runs.length - 1];
    while (low <= high) {
      const middle = (low + high) >> 1;
      const [first = 0, last = 0] = runs[middle] ?? [];
      if (codePoint < first) high = middle - 1;
      else if (codePoint > last) low = middle + 1;
      else return true;
    }
    return false;
  };
};

import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { unpackWoff } from './unpack-woff';

export type PdfWeight = 400 | 700;

const unpacked = new Map<PdfWeight, Promise<Buffer>>();

const unpack = async (weight: PdfWeight): Promise<Buffer> => {
  const file = `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`;
  return unpackWoff(await readFile(createRequire(import.meta.url).resolve(file)));
};

/**
 * Noto Sans SC (SIL Open Font License 1.1, package @fontsource/noto-sans-sc) as TrueType, for `document.font(…)`.
 * Held in memory: 3 MB a weight, unpacked at the first PDF. PDF readers need not have any Chinese font.
 */
export const pdfFont = (weight: PdfWeight = 400): Promise<Buffer> => {
  const known = unpacked.get(weight);
  if (known) return known;
  const font = unpack(weight);
  unpacked.set(weight, font);
  // A failure is not remembered: the next call tries again.
  font.catch(() => unpacked.delete(weight));
  return font;
};

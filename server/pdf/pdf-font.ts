import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

export type PdfWeight = 400 | 700;

const FILES: Record<PdfWeight, string> = {
  400: '400Regular/NotoSansSC_400Regular.ttf',
  700: '700Bold/NotoSansSC_700Bold.ttf',
};
const read = new Map<PdfWeight, Promise<Buffer>>();

/**
 * Noto Sans SC (SIL Open Font License 1.1), whole: all of GB 18030's first two planes and the rare characters of
 * 通用规范汉字表, because names of people are printed. 10 MB a weight, read at the first PDF; a document embeds only
 * the characters it prints. PDF readers need not have any Chinese font.
 */
export const pdfFont = (weight: PdfWeight = 400): Promise<Buffer> => {
  const known = read.get(weight);
  if (known) return known;
  const path = createRequire(import.meta.url).resolve(`@expo-google-fonts/noto-sans-sc/${FILES[weight]}`);
  const font = readFile(path);
  read.set(weight, font);
  // A failure is not remembered: the next call tries again.
  font.catch(() => read.delete(weight));
  return font;
};

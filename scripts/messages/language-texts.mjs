import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { BASES } from './translation.mjs';

/** The texts of every language as its pack hands them over: `{ 'ja-JP': { id: text } }`, codes in order. */
export function languageTexts(root) {
  const folder = join(root, 'src/i18n/texts');
  if (!existsSync(folder)) return {};
  const own = Object.fromEntries(
    readdirSync(folder).map((name) => [
      basename(name, '.json'),
      JSON.parse(readFileSync(join(folder, name), 'utf8')),
    ]),
  );
  const codes = [...new Set([...Object.keys(own), ...Object.keys(BASES)])].sort();
  return Object.fromEntries(codes.map((code) => [code, { ...own[BASES[code]], ...own[code] }]));
}

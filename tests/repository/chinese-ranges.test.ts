import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Where the Chinese texts of the product stand. */
const FOLDERS = ['src/locales/zh-CN', 'contract/sentences', 'contract/rules', 'server/demo'];

const STRING = /'[^'\n]*'|`[^`]*`/g;
/** The sign that English puts between numbers; in Chinese it is — (GB/T 15834), between dates ～. */
const WITH_SHORT_SIGN = /\p{Script=Han}.*–|–.*\p{Script=Han}/su;

const textsIn = (file: string): string[] =>
  readFileSync(file, 'utf8')
    .replaceAll(/\/\*.*?\*\/|\/\/[^\n]*/gs, '')
    .match(STRING) ?? [];

it('a Chinese text writes a range with the sign of Chinese', () => {
  const files = FOLDERS.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => join(folder, file)),
  );
  const found = files.flatMap((file) =>
    textsIn(file)
      .filter((text) => WITH_SHORT_SIGN.test(text))
      .map((text) => `${file}: ${text.slice(0, 60)}`),
  );

  expect(files.length).toBeGreaterThan(100);
  expect(found).toEqual([]);
});

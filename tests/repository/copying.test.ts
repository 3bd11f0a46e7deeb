import { join } from 'node:path';
import { readTree } from '../../scripts/structure/tree.mjs';

const { files } = readTree(join(__dirname, '../..')) as { files: { path: string; text: string }[] };
const app = files.filter(({ path }) => /^src\/(?!\.umi)(?!.*\.test\.tsx?$).*\.tsx?$/.test(path));
const having = (words: RegExp): string[] =>
  app
    .filter(({ text }) => words.test(text))
    .map(({ path }) => path)
    .sort();

test('the clipboard is written in one place, which knows that it may be refused', () => {
  expect(having(/\bnavigator\.clipboard\b|\bclipboard\b[^}]*\} = navigator/)).toEqual([
    'src/utils/copy-text.ts',
  ]);
  expect(having(/\bcopyText\b/)).toEqual(['src/components/useCopy.ts', 'src/utils/copy-text.ts']);
});

test('whatever copies says whether it could, and shows the text to be copied by hand', () => {
  const copying = having(/\buseCopy\b[(<]/).filter((path) => path !== 'src/components/useCopy.ts');
  expect(copying.length).toBeGreaterThan(5);
  for (const path of copying) {
    const text = app.find((file) => file.path === path)?.text ?? '';
    const times = (words: RegExp): number => text.match(words)?.length ?? 0;
    expect({ path, said: times(/<CopyOutcome\b/g), shown: times(/\bref=\{(?!scrollStop\})/g) }).toEqual({
      path,
      said: times(/\buseCopy\b[(<]/g),
      shown: times(/\buseCopy\b[(<]/g),
    });
  }
});

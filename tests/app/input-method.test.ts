import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files that listen to keys, each with the reason why text being composed with an input method cannot be affected. */
const UNCONCERNED: Record<string, string> = {
  'src/components/crop/useCrop.ts': 'keys move a picture; nobody types there',
  'src/hooks/useShortcut.ts': 'keys anywhere but in a field',
  'src/layouts/main/Disclosure.tsx': 'a panel of links and buttons',
  'src/layouts/main/MenuDrawer.tsx': 'links and buttons',
  'src/layouts/main/finder/link-keys.ts': 'the dialog that calls it has asked',
  'src/pages/innovation/myProjects/form/useSectionKeys.ts': 'keys with Ctrl, which no input method takes',
};
const READS_KEYS = /(?:event|\{)[^\n]*\.?\bkey\b/;
const LISTENS = /onKeyDown|'keydown'|KeyboardEvent/;

const sources = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.umi/.test(file))
  .map((file) => ({ file, source: readFileSync(file, 'utf8') }));

it('whatever asks while one types in an antd control waits for the composed word', () => {
  const asking = sources.filter(({ source }) => /showSearch\b[^<]*?\bonSearch\b/.test(source));

  expect(asking.map(({ file }) => file)).toEqual(['src/components/form/useComposedSearch.ts']);
});

it('whoever answers a key leaves alone those that belong to the input method', () => {
  const deaf = sources
    .filter(({ file }) => !file.includes('is-composing'))
    .filter(
      ({ source }) => LISTENS.test(source) && READS_KEYS.test(source) && !source.includes('isComposing('),
    )
    .map(({ file }) => file);

  expect(deaf.sort()).toEqual(Object.keys(UNCONCERNED).sort());
});

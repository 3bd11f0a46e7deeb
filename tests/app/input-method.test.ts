import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Listens to keys, and why a word that is being composed cannot reach it or does not matter to it. */
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

it('whoever answers a key leaves alone those that belong to the input method', () => {
  const deaf = readdirSync('src', { recursive: true, encoding: 'utf8' })
    .map((file) => join('src', file))
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|\.umi|is-composing/.test(file))
    .filter((file) => {
      const source = readFileSync(file, 'utf8');
      return LISTENS.test(source) && READS_KEYS.test(source) && !source.includes('isComposing(');
    });

  expect(deaf.sort()).toEqual(Object.keys(UNCONCERNED).sort());
});

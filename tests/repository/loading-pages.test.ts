import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The elements of this name in a file, each with its attributes. */
const elementsIn = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`<${name}\\b([^>]*(?:=>[^>]*)*)/>`, 'g'))].map(([, rest = '']) => rest);

const pages = readdirSync('src/pages', { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
  .map((file) => ({ file, text: readFileSync(join('src/pages', file), 'utf8') }));

/** They stand below a heading that is there from the beginning. */
const isWhole = ({ text }: { text: string }): boolean =>
  elementsIn(text, 'ErrorState').some((rest) => /\bpage=/.test(rest));

it('a page that has no heading when it fails has none while it loads: it names itself both times', () => {
  const whole = pages.filter(isWhole);
  expect(whole.length).toBeGreaterThan(10);
  const unnamed = whole.filter(({ text }) =>
    elementsIn(text, 'LoadingSkeleton').some((rest) => !/\bpage=/.test(rest)),
  );
  expect(unnamed.map(({ file }) => file)).toEqual([]);
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Files written by hand, without those that the framework generates. */
const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter(
  (file) => !file.startsWith('.umi'),
);
const read = (ending: RegExp): string[] =>
  files.filter((file) => ending.test(file)).map((file) => readFileSync(join('src', file), 'utf8'));
const styles = read(/\.css$/);
const scripts = read(/\.tsx?$/);

const named = (texts: readonly string[], pattern: RegExp): string[] =>
  texts.flatMap((text) => [...text.matchAll(pattern)].map(([, name = '']) => name));

it('no style asks for a variable that nothing sets: the browser would say nothing and draw something else', () => {
  const set = new Set([
    ...named(styles, /(--[a-z][a-z0-9-]*)\s*:/g),
    // As a key of inline styles, or as a name in a call or a list.
    ...named(scripts, /['"`](--[a-z][a-z0-9-]*)['"`]\s*[:,\])]/g),
  ]);

  const used = new Set(named(styles, /var\(\s*(--[a-z][a-z0-9-]*)/g));

  expect([...used].filter((name) => !set.has(name))).toEqual([]);
});

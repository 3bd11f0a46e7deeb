import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name) && !/\.test\.tsx?$/.test(name) && !name.startsWith('.umi'))
    .map((name) => join(folder, name));

const WORDS = new Set(
  /export type ShownBy =([\s\S]+?');/
    .exec(readFileSync('src/request/call-options.ts', 'utf8'))?.[1]
    ?.match(/'\w+'/g)
    ?.map((word) => word.slice(1, -1)),
);

describe('a call that opts out of the error catalogue', () => {
  it('does so by the one word that names who shows the failure', () => {
    const raw = filesIn('src').filter((file) => readFileSync(file, 'utf8').includes('skipErrorHandler'));

    expect(raw).toEqual(['src/request/call-options.ts', 'src/request/request-config.ts']);
  });

  it('names somebody who is known', () => {
    const named = filesIn('src/services').flatMap((file) =>
      [...readFileSync(file, 'utf8').matchAll(/shownBy: '(\w+)'/g)].map(([, word]) => word),
    );

    expect(WORDS.size).toBeGreaterThan(0);
    expect(named.filter((word) => !WORDS.has(word ?? ''))).toEqual([]);
  });
});

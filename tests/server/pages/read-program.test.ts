import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { temporaryDirectory } from '@tests/support/temporary-directory';

const ROOT = resolve(__dirname, '../../..');
const PROGRAM = "module.exports = { said: 'one', here: __dirname, sep: require('node:path').sep };";

const directory = temporaryDirectory();
const file = join(directory, 'program.cjs');
const run = (...given: string[]): string =>
  execFileSync(process.execPath, given, { cwd: ROOT, encoding: 'utf8' });
/**
 * Runs in a separate process like the service, because Jest's workers have other flags, with which V8 rejects the code.
 */
const read = (): unknown => {
  const print = `process.stdout.write(JSON.stringify(require(process.argv[1]).readProgram(process.argv[2])))`;
  return JSON.parse(run('-r', 'esbuild-register', '-e', print, './server/pages/read-program.ts', file));
};
const exports = { said: 'one', here: directory, sep: '/' };

it('a program that was compiled ahead runs as it is, without being compiled', () => {
  writeFileSync(file, PROGRAM);
  expect(read()).toEqual({ exports, isCompiled: false });

  run('scripts/build/compile-ahead.mjs', file);
  expect(read()).toEqual({ exports, isCompiled: true });
});

it.each<[string, () => void, object]>([
  [
    'another source of the same length',
    () => writeFileSync(file, PROGRAM.replace('one', 'two')),
    { exports: { ...exports, said: 'two' }, isCompiled: false },
  ],
  [
    'code that another V8 made',
    () => {
      const code = readFileSync(`${file}.code`);
      writeFileSync(
        `${file}.code`,
        Buffer.concat([code.subarray(0, 32), code.subarray(32).map((byte) => byte ^ 255)]),
      );
    },
    { exports, isCompiled: false },
  ],
  ['half of the code', () => writeFileSync(`${file}.code`, ''), { exports, isCompiled: false }],
])('%s is compiled anew', (_what, change, found) => {
  writeFileSync(file, PROGRAM);
  run('scripts/build/compile-ahead.mjs', file);
  change();

  expect(read()).toEqual(found);
});

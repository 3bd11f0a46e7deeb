import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { iconSprite } from './documents/icon-sprite.mjs';
import { machineDocument } from './documents/machine-document.mjs';
import { ROOT } from './support/run-step.mjs';

/**
 * What is written from something else: the configuration's table and .env.example from its schema, the state machine's
 * page from its table, the icons' sprite from their list. `--check` only compares.
 */
const START = '<!-- config:start -->';
const END = '<!-- config:end -->';

const printed = (flag) => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/documents/print-config.mjs', flag],
    {
      cwd: ROOT,
      encoding: 'utf8',
    },
  );
  if (status !== 0) throw new Error(`print-config.mjs ${flag} failed: ${stderr}`);
  return stdout.trimEnd();
};

const read = (path) => (existsSync(join(ROOT, path)) ? readFileSync(join(ROOT, path), 'utf8') : '');

function withTable(readme, table) {
  const [before, rest] = readme.split(START);
  const after = rest?.split(END)[1];
  if (after === undefined) throw new Error(`README.md lacks ${START} or ${END}`);
  return `${before}${START}\n${table}\n${END}${after}`;
}

const wanted = {
  'docs/status-machine.md': await machineDocument(ROOT),
  'README.md': withTable(read('README.md'), printed('--table')),
  '.env.example': `${printed('--env')}\n`,
  ...(await iconSprite(ROOT)),
};
/** Sprites of icons that have since changed. */
const former = readdirSync(join(ROOT, 'public'))
  .map((name) => `public/${name}`)
  .filter((path) => /\/icons\.\w+\.svg$/.test(path) && !(path in wanted));
const stale = [...former, ...Object.keys(wanted).filter((path) => read(path) !== wanted[path])];

if (process.argv.includes('--check')) {
  for (const path of stale) console.error(`${path} does not tell what it is written from → npm run docs`);
  process.exitCode = stale.length > 0 ? 1 : 0;
} else {
  for (const path of stale) {
    if (path in wanted) writeFileSync(join(ROOT, path), wanted[path]);
    else rmSync(join(ROOT, path));
  }
}
console.log(`documents: ${stale.length === 0 ? 'up to date' : stale.join(', ')}`);

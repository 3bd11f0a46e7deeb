import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints } from '@contract/endpoints';
import { DECLARED } from '@tests/trust/access/declared';

const ROOT = resolve(__dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');
const sections = [...document.matchAll(/<!-- (T\d):start -->\n([\s\S]*?)<!-- \1:end -->/g)];

/** Scripts are ES modules that Jest cannot read; each prints what it finds. */
const printed = (script: string): string => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout.trim();
};

describe('the measured tables', () => {
  it('declare who may call every row of the contract', () => {
    expect(Object.keys(DECLARED).sort()).toEqual(Object.keys(endpoints).sort());
  });

  it('stand in the document as met, each by its own command', () => {
    expect(sections.length).toBeGreaterThan(0);
    for (const [, id, text] of sections) {
      expect([id, /`npm run trust -- \S+`，\d{4}-\d\d-\d\d：达到。/.test(text ?? '')]).toEqual([id, true]);
    }
  });

  it('know every control of the weak twins at its place, and the tests that notice', () => {
    const script = `
      import { existsSync, readFileSync } from 'node:fs';
      import { CONTROLS, faultOfControl } from './scripts/trust/controls.mjs';
      const moved = CONTROLS.flatMap((one) => faultOfControl(one, (path) => readFileSync(path, 'utf8')) ?? []);
      const gone = CONTROLS.flatMap(({ tests }) => tests).filter((path) => !existsSync(path));
      const twice = CONTROLS.filter(({ id }, at) => CONTROLS.findIndex((one) => one.id === id) !== at);
      console.log(JSON.stringify({ enough: CONTROLS.length >= 60, wrong: [...moved, ...gone, ...twice] }));`;

    expect(JSON.parse(printed(script))).toEqual({ enough: true, wrong: [] });
  });

  it('have a ledger in which every requirement is judged, and every test named is there', () => {
    const script = `
      import { readLedger } from './scripts/trust/ledger.mjs';
      console.log(JSON.stringify(readLedger(process.cwd()).findings));`;

    expect(JSON.parse(printed(script))).toEqual([]);
  });
});

import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints } from '@contract/endpoints';
import { DECLARED } from '@tests/trust/access/declared';
import { FAULTS } from '@tests/trust/faults/faults';

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

// In two halves, so that the check of citations takes it for none.
const CITED = new RegExp(`${'req'}:fault-f(\\d\\d)`, 'g');

/** `F05` as `05`, of every title that cites it. */
const titledFaults = (): string[] =>
  ['src', 'server', 'contract', 'tests'].flatMap((folder) =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.test\.tsx?$/.test(path))
      .flatMap((path) => [...readFileSync(join(ROOT, folder, path), 'utf8').matchAll(CITED)])
      .map(([, id = '']) => id),
  );

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

  it('bring every fault of the requirements about: under writes in T4, or in a test of its own', () => {
    const required = [
      ...readFileSync(join(ROOT, 'docs/requirements/faults.md'), 'utf8').matchAll(
        />\s*F(\d\d) \| (.*?) \| (.*?) \|/g,
      ),
    ];
    const cited = new Set(titledFaults());
    const underWrites = new Set(FAULTS.map(({ id }) => id.slice(1, 3)));
    const missing = required.filter(
      // What the platform does without cannot fail.
      ([, id = '', , said = '']) => !underWrites.has(id) && !cited.has(id) && !said.includes('本平台不用'),
    );

    expect(required.length).toBeGreaterThan(20);
    expect(missing.map(([, id, what]) => `F${id} ${what}`)).toEqual([]);
  });

  it('have a ledger in which every requirement is judged, and every test named is there', () => {
    const script = `
      import { readLedger } from './scripts/trust/ledger.mjs';
      console.log(JSON.stringify(readLedger(process.cwd()).findings));`;

    expect(JSON.parse(printed(script))).toEqual([]);
  });
});

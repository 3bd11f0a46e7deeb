import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { endpoints } from '@contract/endpoints';
import { DECLARED } from '@tests/trust/access/declared';
import { FAULTS } from '@tests/trust/faults/faults';
import type { Row, Rows } from '@tests/trust/upgrade/rows';
import { Coverage, touchedBy } from '@tests/trust/upgrade/touched';

const ROOT = resolve(__dirname, '../..');
const document = readFileSync(join(ROOT, 'docs/trust.md'), 'utf8');
const sections = [...document.matchAll(/<!-- (T\d):start -->\n([\s\S]*?)<!-- \1:end -->/g)];

/** Scripts are ES modules, which Jest cannot load; so each is run and its output read. */
const printed = (script: string): string => {
  const { stdout } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: ROOT,
    encoding: 'utf8',
  });
  return stdout.trim();
};

// Split in two, so that the citation check does not find it.
const CITED = new RegExp(`${'req'}:fault-f(\\d\\d)`, 'g');

/** Numbers of the faults cited in titles, `F05` as `05`. */
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
      // A service that the platform does not use cannot fail.
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

describe('what a migration touches', () => {
  it.each([
    ['makes', 'CREATE TABLE fact (id bigint); CREATE INDEX fact_of ON fact (id);', ['fact'], [], []],
    [
      'changes',
      '-- ALTER TABLE nothing\nALTER TABLE application\n  ADD COLUMN helpers jsonb,\n  ADD COLUMN part text;',
      [],
      ['application'],
      ['application.helpers', 'application.part'],
    ],
    ['puts an index on', 'CREATE UNIQUE INDEX a_b ON outbox (created_at);', [], ['outbox'], []],
    [
      'fills',
      "UPDATE demand d SET scope = 'public'; INSERT INTO role VALUES (1)",
      [],
      ['demand', 'role'],
      [],
    ],
    ['only locks, or refers to', 'SELECT 1 FROM a FOR UPDATE; -- ON UPDATE CASCADE', [], [], []],
  ])('is what it %s', (_, sql, made, changed, columns) => {
    const touched = touchedBy(sql);
    expect([[...touched.made], [...touched.changed].sort(), [...touched.columns]]).toEqual([
      made,
      changed,
      columns,
    ]);
  });

  it('must have held something when it was tried, and hold something afterwards', () => {
    const migrations = [
      { version: 1, name: '0001_a', sql: 'CREATE TABLE a (id int)' },
      { version: 2, name: '0002_b', sql: 'ALTER TABLE a ADD COLUMN n jsonb; CREATE TABLE b (id int)' },
    ];
    const rows = (tables: Record<string, object[]>): Rows =>
      new Map(
        Object.entries(tables).map(([table, all]) => [
          table,
          new Map(all.map((row, index) => [String(index), row as Row])),
        ]),
      );
    const coverage = new Coverage(migrations);
    coverage.note(rows({ a: [] }), new Set([1]));
    coverage.note(rows({ a: [{ id: 1, n: [] }], b: [] }), new Set([1, 2]));
    expect(coverage.missing).toEqual(['0002_b b', '0002_b a', '0002_b a.n']);

    coverage.note(rows({ a: [{ id: 1 }] }), new Set([1]));
    coverage.note(rows({ a: [{ id: 1, n: [2] }], b: [{ id: 1 }] }), new Set([1, 2]));
    expect(coverage.missing).toEqual([]);
  });
});

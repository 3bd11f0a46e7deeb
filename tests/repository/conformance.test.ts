import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const catalogue =
  "export const catalogue = [{ title: 'A', requirement: 'spec-routes', rows: [['route./demand', 'list'], ['route./achi', 'list']] }];\n";

const run = (files: Record<string, string>, ...args: string[]) =>
  withFiles({ 'tests/conformance/catalogue.ts': catalogue, ...files }, (folder) =>
    runScript('conformance.mjs', [folder, ...args]),
  );

const openCount = (open: number) => ({ 'tests/conformance/open-count.json': JSON.stringify({ open }) });
const claiming = (id: string) => ({ 'tests/app/demand.test.ts': `it('works [${id}]');\n` });

describe('the conformance count', () => {
  it('counts a row as proved once a test title names it', async () => {
    const { status, output } = await run(claiming('route./demand'));

    expect(output).toContain('2 rows, 1 proved, 1 open');
    expect(status).toBe(0);
  });

  it('ignores a claim that stands in a comment', async () => {
    const { output } = await run({ 'tests/app/demand.test.ts': `// proves [${'route./demand'}]\n` });

    expect(output).toContain('0 proved');
  });

  it('ignores a claim of a group: it stands where a single test proves it', async () => {
    const { output } = await run({
      'tests/app/demand.test.ts': `describe.each([1])('lists [${'route./demand'}]', () => it('works'));\n`,
    });

    expect(output).toContain('0 proved');
  });

  it('takes code that merely looks like a claim for code', async () => {
    const { status, output } = await run({
      'tests/app/a.test.ts': `expect([${'error.code'}]).toEqual([${'call.name'}]);\n`,
    });

    expect(output).toContain('0 proved');
    expect(status).toBe(0);
  });

  it('refuses a claim of a row that does not exist', async () => {
    const { status, output } = await run(claiming('route./nowhere'));

    expect(output).toContain('route./nowhere] is no row');
    expect(status).toBe(1);
  });

  it('refuses more open rows than there were', async () => {
    const { status, output } = await run(openCount(1));

    expect(output).toContain('2 rows are open, 1 were');
    expect(status).toBe(1);
  });

  it('refuses a page that does not tell the present state', async () => {
    const { status, output } = await run({ ...openCount(2), 'docs/conformance.md': 'old' }, '--check');

    expect(output).toContain('npm run conformance');
    expect(status).toBe(1);
  });
});

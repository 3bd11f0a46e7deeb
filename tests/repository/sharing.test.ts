import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const check = (files: Record<string, string>) =>
  withFiles(files, (folder) => runScript('check-structure.mjs', [folder]));

/** A file that imports all of these paths, in the shortest form that counts as an import. */
const uses = (...paths: string[]) => `${paths.map((path) => `import '${path}';`).join('\n')}\nexport {};\n`;
const CARD = { 'src/components/Card.tsx': 'export const Card = 1;\n' };

describe('the check of what is shared', () => {
  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a component of one page',
      { ...CARD, 'src/pages/demand/index.tsx': uses('@/components/Card') },
      /src\/components\/Card\.tsx\n {2}is used by src\/pages\/demand alone/,
    ],
    [
      'a hook of one frame',
      { 'src/hooks/useBar.ts': uses(), 'src/layouts/main/Header.tsx': uses('@/hooks/useBar') },
      /is used by src\/layouts\/main alone/,
    ],
    [
      'what only such a component uses',
      {
        'src/components/Card.tsx': uses('./Mark'),
        'src/components/Mark.tsx': uses(),
        'src/pages/demand/index.tsx': uses('@/components/Card'),
      },
      /src\/components\/Mark\.tsx\n {2}is used by src\/pages\/demand alone/,
    ],
    [
      'a part of the area that one of its pages uses',
      {
        'src/pages/achi/parts/Row.tsx': uses(),
        'src/pages/achi/mine/index.tsx': uses('@/pages/achi/parts/Row'),
      },
      /is used by src\/pages\/achi\/mine alone/,
    ],
    [
      'a builder of one group of tests',
      { 'tests/support/aTerm.ts': uses(), 'tests/rules/term.test.ts': uses('@tests/support/aTerm') },
      /is used by tests\/rules alone/,
    ],
  ])('refuses %s', async (_case, files, finding) => {
    const { status, output } = await check(files);

    expect(output).toMatch(finding);
    expect(status).toBe(1);
  });

  it.each<[string, Record<string, string>]>([
    [
      'a component of two pages',
      {
        ...CARD,
        'src/pages/demand/index.tsx': uses('@/components/Card'),
        'src/pages/achi/index.tsx': uses('@/components/Card'),
      },
    ],
    [
      'a hook that the page could not hold: it reads the state that outlives pages',
      {
        'src/models/account.ts': uses(),
        'src/hooks/useAccount.ts': uses('@/models/account'),
        'src/pages/user/index.tsx': uses('@/hooks/useAccount'),
      },
    ],
    [
      'the parts of one page',
      {
        'src/pages/achi/index.tsx': uses('@/pages/achi/parts/Row', '@/pages/achi/parts/Mark'),
        'src/pages/achi/parts/Row.tsx': uses(),
        'src/pages/achi/parts/Mark.tsx': uses(),
      },
    ],
    [
      'one file of a folder that is shared as a whole',
      {
        'src/components/form/Field.tsx': uses('./Hint'),
        'src/components/form/Hint.tsx': uses(),
        'src/pages/demand/index.tsx': uses('@/components/form/Field'),
        'src/pages/achi/index.tsx': uses('@/components/form/Hint'),
      },
    ],
    [
      'a builder of tests beside their source',
      { 'tests/support/aTerm.ts': uses(), 'src/pages/demand/demand.test.tsx': uses('@tests/support/aTerm') },
    ],
  ])('accepts %s', async (_case, files) => {
    const { output } = await check(files);

    expect(output).toMatch(/^structure: /m);
    expect(output).not.toMatch(/is used by/);
  });
});

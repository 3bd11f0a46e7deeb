import { runScript } from '@tests/support/run-script';
import { withFiles } from '@tests/support/temporary-folder';

const check = (files: Record<string, string>) =>
  withFiles(files, (folder) => runScript('check-structure.mjs', [folder]));

// Written in halves, so that the check does not find this file's examples in this file.
const req = (id: string) => `req${':'}${id}`;
const section = `${'§'}3`;
const code = `${'A'}21`;

const PAGE = { 'docs/requirements/forms.md': '# Forms\n\n## <a id="forms-autosave"></a>Autosave\n' };
const source = (comment: string) => ({ 'contract/a.ts': `// ${comment}\nexport const a = 1;\n` });

describe('the check of citations', () => {
  it.each<[string, Record<string, string>]>([
    ['a requirement', source(`kept (${req('forms-autosave')})`)],
    ['a link to one', { 'docs/a.md': '[a](requirements/forms.md#forms-autosave)\n' }],
    [
      'what everybody can look up',
      source(`RFC 5545 ${section}.1, HTML spec ${section}, WCAG 2.2 ${section}`),
    ],
    ['a migration that has landed', { 'server/db/migrations/0001_a.sql': `-- quality ${code}\nselect 1;\n` }],
    ['words that look like one', source('a leap year; quality: 80; the A4 sheet')],
  ])('accepts %s', async (_case, files) => {
    expect(await check({ ...PAGE, ...files })).toMatchObject({ status: 0 });
  });

  it.each<[string, Record<string, string>, RegExp]>([
    [
      'a requirement that nobody wrote down',
      source(`kept (${req('forms-print')})`),
      /contract\/a\.ts:1\n {2}cites forms-print, which no page/,
    ],
    [
      'one in the title of a test',
      { 'tests/a.test.ts': `it('keeps [${req('fault-f07')}]', () => {});\n` },
      /tests\/a\.test\.ts:1\n {2}cites fault-f07/,
    ],
    [
      'a link to a requirement on another page',
      {
        'docs/requirements/product.md': '# Product\n',
        'docs/a.md': '[a](requirements/product.md#forms-autosave)\n',
      },
      /docs\/a\.md:1\n {2}cites forms-autosave/,
    ],
    [
      'an id that stands twice',
      { 'docs/requirements/product.md': '<a id="forms-autosave"></a>\n' },
      /product\.md:1\n {2}the id forms-autosave stands in docs\/requirements\/forms\.md already/,
    ],
    [
      'an id of another form',
      { 'docs/requirements/product.md': '<a id="Roles"></a>\n' },
      /the id Roles is not of the form area-name/,
    ],
    ['a section of an absent paper', source(`kept (ux ${section})`), /cites a paper that is not here: \W3/],
    ['a code of an absent paper', source(`kept, quality ${code}`), /a paper that is not here: quality \w21/],
    ['a code by itself', source(`kept (${code}, F${'07'})`), /a paper that is not here: \(A21, F07\)/],
    [
      'a number of an absent paper',
      source(`kept (${'api facts'} 3.2)`),
      /a paper that is not here: api facts \d/,
    ],
    ['a numbered complaint', source(`kept (${'complaint'} 3)`), /a paper that is not here: complaint \d/],
  ])('refuses %s', async (_case, files, message) => {
    const { status, output } = await check({ ...PAGE, ...files });

    expect(output).toMatch(message);
    expect(status).toBe(1);
  });
});

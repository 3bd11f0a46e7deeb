import { join } from 'node:path';
import { readTree } from '../../scripts/structure/tree.mjs';

interface SourceFile {
  path: string;
  text: string;
}
const { files } = readTree(join(__dirname, '../..')) as { files: SourceFile[] };

/** Each opens a record in a form and saves it over the stored one. */
const forms = files.filter(
  ({ path, text }) =>
    path.startsWith('src/pages/admin/') &&
    path.endsWith('.tsx') &&
    !path.endsWith('.test.tsx') &&
    /\bForm\.useForm|\buseRecordForm</.test(text) &&
    /\b(?:update|correct)[A-Z]\w*\(/.test(text),
);

test('there are forms that change a record', () => expect(forms.length).toBeGreaterThan(5));

test.each(forms.map(({ path, text }) => [path, text] as const))(
  '%s stands by what somebody else saved meanwhile',
  // useRecordForm is built on useRebase.
  (_path, text) => expect(text).toMatch(/\buse(?:Rebase|RecordForm)[<(]/),
);

// On a refusal, a ProForm group marks each of its choices as wrong.
test('a group of choices that may be refused is no group of ProForm', () => {
  const group = /<ProForm(?:Radio|Checkbox)\.Group(?:(?!\/>).)*?\srules=/s;
  const found = files.filter(({ path, text }) => path.startsWith('src/pages/') && group.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

// Search texts may be cut at the limit; entered texts are kept and reported as too long.
test('no form of the admin area cuts what is written', () => {
  const cut = /(?<!Columns)\.tsx$/;
  const found = files.filter(
    ({ path, text }) =>
      path.startsWith('src/pages/admin/') &&
      cut.test(path) &&
      !path.endsWith('.test.tsx') &&
      /\bmaxLength\b|\bshowCount\b/.test(text),
  );
  expect(found.map(({ path }) => path)).toEqual(['src/pages/admin/parts/moderation/ModerationPage.tsx']);
});

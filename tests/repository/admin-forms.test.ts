import { join } from 'node:path';
import { readTree } from '../../scripts/structure/tree.mjs';

interface SourceFile {
  path: string;
  text: string;
}
const { files } = readTree(join(__dirname, '../..')) as { files: SourceFile[] };

/** Each opens a record in a form of its own and saves it over what stands. */
const forms = files.filter(
  ({ path, text }) =>
    path.startsWith('src/pages/admin/') &&
    path.endsWith('.tsx') &&
    !path.endsWith('.test.tsx') &&
    text.includes('Form.useForm') &&
    /\b(?:update|correct)[A-Z]\w*\(/.test(text),
);

test('there are forms that change a record', () => expect(forms.length).toBeGreaterThan(5));

test.each(forms.map(({ path, text }) => [path, text] as const))(
  '%s stands by what somebody else saved meanwhile',
  (_path, text) => expect(text).toMatch(/\buseRebase[<(]/),
);

// Where it is refused, a group of ProForm paints each of its choices as wrong.
test('a group of choices that may be refused is no group of ProForm', () => {
  const group = /<ProForm(?:Radio|Checkbox)\.Group(?:(?!\/>).)*?\srules=/s;
  const found = files.filter(({ path, text }) => path.startsWith('src/pages/') && group.test(text));
  expect(found.map(({ path }) => path)).toEqual([]);
});

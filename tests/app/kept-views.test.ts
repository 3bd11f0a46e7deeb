import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** What opens a part of a page: the browser's disclosure, or a button that says whether its part is open. */
const OPENS = /<details\b|\baria-expanded=/g;
/** What shows the part again after Back and a reload. */
const KEEPS = /\buseKeptView\b/;

/** Files whose parts are closed when somebody comes back, each with the reason. */
const CLOSED_ON_RETURN: Record<string, string> = {
  'src/layouts/admin/AdminNav.tsx': 'a menu: whoever has arrived needs it no longer',
  'src/layouts/main/Disclosure.tsx': 'menus of the header close when the page changes',
  'src/pages/admin/parts/rows/BatchTold.tsx': 'a part of a question, which is asked anew',
  'src/pages/learning/detail/useMemberColumns.tsx': 'a form that changes a member, begun anew',
};
/** Files that draw for another one, which keeps what is open. */
const DRAWN_FOR: Record<string, string> = {
  'src/pages/admin/parts/table/FilterFold.tsx': 'src/pages/admin/parts/table/useFilterLayout.tsx',
};

const read = (file: string): string => readFileSync(file, 'utf8');
const opening = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .map((file) => join('src', file))
  .filter((file) => /\.tsx$/.test(file) && !/\.test\.|\.umi/.test(file) && read(file).match(OPENS))
  .sort();

it('finds what can be opened', () => {
  expect(opening.length).toBeGreaterThan(10);
  expect(opening).toEqual(
    expect.arrayContaining([...Object.keys(CLOSED_ON_RETURN), ...Object.keys(DRAWN_FOR)]),
  );
});

it.each(opening.filter((file) => !(file in CLOSED_ON_RETURN)))(
  'what is opened in %s stands open after Back and a reload',
  (file) => {
    expect(read(DRAWN_FOR[file] ?? file)).toMatch(KEEPS);
  },
);

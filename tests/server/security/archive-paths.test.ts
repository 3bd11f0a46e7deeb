import { archivePaths } from '@server/modules/security/archive-paths';

test.each([
  [
    'of one name',
    ['盖章件.pdf', '盖章件.pdf', '盖章件.pdf'],
    ['盖章件.pdf', '盖章件 (2).pdf', '盖章件 (3).pdf'],
  ],
  ['that differ in case alone', ['A.PDF', 'a.pdf'], ['A.PDF', 'a (2).pdf']],
  ['that are numbered already', ['甲 (2).pdf', '甲.pdf', '甲.pdf'], ['甲 (2).pdf', '甲.pdf', '甲 (3).pdf']],
  ['composed in two ways', ['e\u0301.pdf', '\u00e9.pdf'], ['é.pdf', 'é (2).pdf']],
  ['without an ending', ['说明', '说明'], ['说明', '说明 (2)']],
  ['that lead outside', ['../../etc/passwd', '..\\..\\甲.pdf', '/root/乙'], ['passwd', '甲.pdf', '乙']],
  [
    'of a device, of nothing and of the avatar',
    ['con.pdf', '..', 'avatar.webp'],
    ['_con.pdf', '附件', 'avatar (2).webp'],
  ],
  ['that turn the reading direction', ['报告\u202egpj.exe'], ['报告gpj.exe']],
])('files %s each have a place of their own', (_, names, expected) => {
  expect(archivePaths(names, ['files/avatar.webp'])).toEqual(expected.map((name) => `files/${name}`));
});

test.each([
  ['of one name', Array<string>(8000).fill('盖章件.pdf')],
  [
    'numbered by whoever sent them',
    [...Array.from({ length: 4000 }, (_, n) => `甲 (${n + 2}).pdf`), ...Array<string>(4000).fill('甲.pdf')],
  ],
])('as many files as a person may keep, %s, hold nobody up [req:attack-a61]', (_, names) => {
  const began = performance.now();
  const paths = archivePaths(names, []);

  expect(performance.now() - began).toBeLessThan(2000);
  expect(new Set(paths).size).toBe(names.length);
});

import { stampOf, stampText } from '@contract/rules/stamp-code';
import { judgeScan, type ScannedPage } from '@contract/rules/stamp-verdict';
import { SCAN_WORDS, scanWord } from '@contract/rules/stamp-words';
import { inChinese } from '@contract/word';

const FILED = { no: 'KC2026-0012', version: 7, code: '3FA9-01C7-5E20-B4D8', pages: 3 };

const STATES = [
  'there',
  'absent',
  'doubled',
  'version',
  'application',
  'content',
  'unread',
  'turned',
] as const;
type State = (typeof STATES)[number];

const pagesOf = (state: State, page: number): ScannedPage[] => {
  const stamp = { ...FILED, page };
  const one = (more: object, turned = false): ScannedPage => ({ stamp: { ...stamp, ...more }, turned });
  const made: Record<State, ScannedPage[]> = {
    there: [one({})],
    absent: [],
    doubled: [one({}), one({})],
    version: [one({ version: 6 })],
    application: [one({ no: 'KC2026-0099' })],
    content: [one({ code: '0000-01C7-5E20-B4D8' })],
    unread: [{ stamp: null, turned: false }],
    turned: [one({}, true)],
  };
  return made[state];
};

const TABLE = STATES.flatMap((a) => STATES.flatMap((b) => STATES.map((c) => [a, b, c] as const)));
const FOREIGN: readonly State[] = ['version', 'application', 'content'];
const SEEN: readonly State[] = ['there', 'doubled', 'turned'];

test(`every combination of the states of three pages (${TABLE.length})`, () => {
  for (const states of TABLE) {
    const { verdict, findings } = judgeScan(
      states.flatMap((state, index) => pagesOf(state, index + 1)),
      FILED,
    );
    const count = (kind: string): number => findings.filter((one) => one.kind === kind).length;
    const having = (...wanted: State[]): number => states.filter((state) => wanted.includes(state)).length;
    const expected = having(...FOREIGN) > 0 ? 'refused' : having(...SEEN) === 3 ? 'proved' : 'asks';

    expect([states, verdict]).toEqual([states, expected]);
    expect([states, count('other_version'), count('other_application'), count('other_content')]).toEqual([
      states,
      having('version'),
      having('application'),
      having('content'),
    ]);
    expect([states, count('unread'), count('doubled'), count('turned'), count('missing')]).toEqual([
      states,
      having('unread'),
      having('doubled'),
      having('turned'),
      3 - having(...SEEN),
    ]);
  }
});

test('a page without a code beside a whole sheet takes nothing away', () => {
  const whole = [1, 2, 3].flatMap((page) => pagesOf('there', page));

  expect(judgeScan([...whole, ...pagesOf('unread', 4)], FILED)).toEqual({
    verdict: 'proved',
    findings: [{ kind: 'unread', page: 4, version: null }],
  });
});

test('nothing read at all asks, and refuses nothing', () => {
  expect(judgeScan([], FILED).verdict).toBe('asks');
});

test('a page numbered beyond the sheet, or of a sheet with other pages, is not of this content', () => {
  for (const more of [{ page: 4 }, { pages: 2 }])
    expect(judgeScan([{ stamp: { ...FILED, page: 1, ...more }, turned: false }], FILED).verdict).toBe(
      'refused',
    );
});

test('says which page is of which version', () => {
  const scan = [...pagesOf('there', 1), ...pagesOf('there', 2), ...pagesOf('version', 3)];
  const [first] = judgeScan(scan, FILED).findings;

  expect(first && inChinese(scanWord(first, 7))).toBe('第 3 页是第 6 版的，提交的是第 7 版');
  for (const text of Object.values(SCAN_WORDS.texts)) expect(text).toContain('{page}');
});

test('a code is read back as it was printed, and nothing else is one', () => {
  const stamp = { ...FILED, page: 2 };

  expect(stampOf(stampText(stamp))).toEqual(stamp);
  for (const text of ['', 'https://example.org/verify?code=3FA9-01C7-5E20-B4D8', `${stampText(stamp)} `])
    expect(stampOf(text)).toBeNull();
});

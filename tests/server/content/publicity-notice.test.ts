import { correctedNotice, isCorrected, publicityNotice } from '@server/modules/content/publicity-notice';

const project = (no: string, title: string) => ({
  no,
  title,
  categoryName: '关键技术',
  unitName: '青陶水务',
});
const notice = (earlier: Parameters<typeof publicityNotice>[0]['earlier'] = []) =>
  publicityNotice({
    periodName: '2026 年第一批',
    projects: [project('KC-A-1', '泵站能耗'), project('KC-A-10', '管网|漏损')],
    end: '2026-12-04 23:59:59（北京时间）',
    note: '',
    earlier,
  });
const lineOf = (body: string, no: string) =>
  body.split('\n').filter((line) => line.includes(`${no} `) || line.includes(`${no}~~ `));

describe('a list that was published', () => {
  it('is struck where an objection was upheld, and says so in a dated line above everything', () => {
    const { body, summary } = correctedNotice(notice(), project('KC-A-1', '泵站能耗'), '2026-11-27');

    expect(body.split('\n')[0]).toBe(
      '**更正（2026-11-27）**：编号 KC-A-1 的“泵站能耗”经核查异议成立，不再列入拟立项名单，退回专家评审。',
    );
    expect(lineOf(body, 'KC-A-1').at(-1)).toBe(
      '| ~~1~~ | ~~KC-A-1~~ | ~~泵站能耗~~ | ~~关键技术~~ | ~~青陶水务~~ |',
    );
    expect(body).toContain('| 2 | KC-A-10 | 管网／漏损 | 关键技术 | 青陶水务 |');
    expect(summary).toBe(
      '拟立项 2 项，公示期至 2026-12-04 23:59:59（北京时间）；更正：1 项异议成立，不再拟立项',
    );
  });

  it('counts each project once, whatever was corrected before', () => {
    const once = correctedNotice(notice(), project('KC-A-1', '泵站能耗'), '2026-11-27');
    const both = correctedNotice(once, project('KC-A-10', '管网|漏损'), '2026-11-28');

    expect(correctedNotice(once, project('KC-A-1', '泵站能耗'), '2026-11-30')).toEqual(once);
    expect(both.summary).toMatch(/（北京时间）；更正：2 项异议成立，不再拟立项$/);
    expect(
      ['KC-A-1', 'KC-A-10'].map((no) => [isCorrected(once.body, no), isCorrected(both.body, no)]),
    ).toEqual([
      [true, true],
      [false, true],
    ]);
  });

  it('keeps what the office has written in it, and says it where it lists no such row', () => {
    const written = { summary: '见正文', body: '名单见附件。\n\n- KC-A-1 泵站能耗' };
    const { body, summary } = correctedNotice(written, project('KC-A-1', '泵站能耗'), '2026-11-27');

    expect(body).toMatch(/^\*\*更正（2026-11-27）\*\*：.+\n\n名单见附件。\n\n- KC-A-1 泵站能耗$/);
    expect(summary).toBe('见正文；更正：1 项异议成立，不再拟立项');
  });
});

it.each([
  ['the first', [], '2026 年第一批拟立项项目公示', '拟立项 2 项'],
  ['the second', ['2026 年第一批拟立项项目公示'], '2026 年第一批拟立项项目补充公示', '补充拟立项 2 项'],
  [
    'the third',
    ['2026 年第一批拟立项项目公示', '2026 年第一批拟立项项目补充公示'],
    '2026 年第一批拟立项项目补充公示（2）',
    '补充拟立项 2 项',
  ],
])('%s list of a period can be told from those that stand, and leads to them', (_, titles, title, says) => {
  const text = notice(titles.map((one, index) => ({ id: index + 5, title: one, day: '2026-11-26' })));

  expect(text.title).toBe(title);
  expect(text.summary.startsWith(says)).toBe(true);
  expect(text.body.match(/\[[^\]]+\]\(\/notification\/\d+\)（2026-11-26）/g) ?? []).toEqual(
    titles.map((one, index) => `[${one}](/notification/${index + 5})（2026-11-26）`),
  );
});

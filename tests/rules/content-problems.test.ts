import type { ContentDraft } from '@contract/content-draft';
import { contentFaults } from '@contract/rules/content-problems';
import { CONTENT_SHAPE } from '@contract/rules/draft-shapes';
import { inChinese } from '@contract/word';

const NOW = new Date('2026-09-14T10:00:00+08:00');
const draft = {
  ...CONTENT_SHAPE.blank,
  cmsTypeKey: 'announcement' as const,
  title: '关于申报的通知',
  body: '正文',
};

describe('the end of a text', () => {
  const [AHEAD, OVER] = ['2026-10-01 09:00:00', '2026-09-01 09:00:00'];
  it.each([
    ['none', '', '', null],
    ['ahead', '', AHEAD, null],
    ['ahead, after its beginning', '2026-09-20 09:00', AHEAD, null],
    ['at its beginning', AHEAD, AHEAD, '失效时间要晚于发布时间'],
    ['before its beginning', '2026-10-02 09:00', AHEAD, '失效时间要晚于发布时间'],
    ['over', '', OVER, '失效时间已经过去，读者看不到；请改晚或清空'],
    ['over this minute', '', '2026-09-14 10:00', '失效时间已经过去，读者看不到；请改晚或清空'],
    ['half', '', '2026-9', '请写成“2026-09-14 09:30”这样的时间'],
  ])('%s', (_what, publishAt, expireAt, said) => {
    const faults = contentFaults({ ...draft, publishAt, expireAt }, null, NOW);

    expect(faults.map(({ field, word }) => [field, inChinese(word)])).toEqual(
      said ? [['expireAt', said]] : [],
    );
  });

  it('that is over stays as it is while something else is corrected', () => {
    const stands = { ...draft, publishAt: '2026-08-01 09:00:00', expireAt: OVER };

    expect(contentFaults({ ...stands, summary: '更正' }, stands, NOW)).toEqual([]);
    expect(contentFaults({ ...stands, expireAt: '2026-09-02 09:00' }, stands, NOW)).toHaveLength(1);
  });
});

it.each<[string, Partial<ContentDraft>, string[][]]>([
  ['words', { body: '正文' }, []],
  ['a figure', { figures: [{ id: 'g1', file: 'f1', alt: '设备照片', caption: '' }] }, []],
  ['a file', { files: ['f1'] }, []],
  ['nothing', {}, [['body', '请填写正文']]],
  ['spaces alone', { body: ' \n' }, [['body', '请填写正文']]],
])('a text with %s for its readers', (_what, given, said) => {
  const faults = contentFaults({ ...draft, body: '', ...given }, null, NOW);

  expect(faults.map(({ field, word }) => [field, inChinese(word)])).toEqual(said);
});

import type { ResultFields } from '@contract/result';
import { RESULT_LIMITS } from '@contract/result-choices';
import { RESULT_SHAPE } from '@contract/rules/draft-shapes';
import { resultProblems } from '@contract/rules/result-problems';

const targets = [{ id: 'goal-1', name: '漏损率', present: '21%', target: '15%' }];
const row = { id: 'goal-1', actual: '15%', evidence: '检测报告', deviation: '' };
const deliverable = { id: 'r001', kind: 'report' as const, name: '报告', link: '' };
const output = { id: 'o001', kind: 'ip' as const, number: '', title: '' };
const found = (fields: Partial<ResultFields>) => {
  const asked = { targets, oldSheet: null, typed: {} };
  const whole = { ...RESULT_SHAPE.blank, indicators: [row], deliverables: [deliverable], ...fields };
  return resultProblems('two', whole, asked);
};
const long = (max: number, over = 1): string => '长'.repeat(max + over);

test.each<[string, string, (text: string) => Partial<ResultFields>, number, string]>([
  [
    'a value',
    'indicators.goal-1.actual',
    (actual) => ({ indicators: [{ ...row, actual }] }),
    200,
    '“漏损率”的实际值',
  ],
  [
    'its evidence',
    'indicators.goal-1.evidence',
    (evidence) => ({ indicators: [{ ...row, evidence }] }),
    400,
    '“漏损率”的证明材料',
  ],
  [
    'a deviation',
    'indicators.goal-1.deviation',
    (deviation) => ({ indicators: [{ ...row, actual: '10%', deviation }] }),
    500,
    '“漏损率”的偏差说明',
  ],
  [
    'the name of a deliverable',
    'deliverables.r001.name',
    (name) => ({ deliverables: [{ ...deliverable, name }] }),
    120,
    '交付物名称',
  ],
  ['a change', 'change', (change) => ({ changed: true, change }), 2000, '变更内容和原因'],
  ['the benefit', 'benefit', (benefit) => ({ benefit }), 2000, '应用证明与效益'],
  [
    'the number of an output',
    'outputs.o001.number',
    (number) => ({ outputs: [{ ...output, number }] }),
    80,
    '成果编号',
  ],
  [
    'the name of an output',
    'outputs.o001.title',
    (title) => ({ outputs: [{ ...output, title }] }),
    120,
    '成果名称',
  ],
])('%s may be as long as its limit and no longer', (_, path, withText, max, label) => {
  const at = (text: string) => found(withText(text)).filter((problem) => problem.path === path);
  expect(at(long(max, 0))).toEqual([]);
  expect(at(long(max))).toEqual([{ path, text: `${label}最多 ${max} 字，现在 ${max + 1} 字` }]);
});

test.each([
  ['nothing', '', []],
  ['a web address', 'https://example.org/a', []],
  ['one in capitals', 'HTTP://example.org', []],
  ['words', '见附件', ['链接应以 http:// 或 https:// 开头']],
  ['a script', 'javascript:alert(1)', ['链接应以 http:// 或 https:// 开头']],
  ['no more than the beginning', 'https://', ['链接应以 http:// 或 https:// 开头']],
  [
    'an address that is too long',
    `https://${'a'.repeat(RESULT_LIMITS.link)}`,
    ['交付物链接最多 300 字，现在 308 字'],
  ],
])('a deliverable’s link may be %s, or is named', (_, link, texts) => {
  const problems = found({ deliverables: [{ ...deliverable, link }] });
  expect(problems.filter(({ path }) => path === 'deliverables.r001.link').map(({ text }) => text)).toEqual(
    texts,
  );
});

const spendingFault = (facts: Parameters<typeof resultProblems>[2], spending = RESULT_SHAPE.blank.spending) =>
  resultProblems('two', { ...RESULT_SHAPE.blank, spending }, facts).filter(({ path }) =>
    path.startsWith('spending'),
  );

test.each<[string, Record<string, string>, string[]]>([
  [
    'nothing is written',
    {},
    ['设备费', '业务费', '劳务费', '间接费用'].map((name) => `${name}：请填写经费执行，没有支出的填 0`),
  ],
  [
    'what is written is no amount',
    {
      'spending.equipment.special': '2.345',
      'spending.equipment.self': '-5',
      'spending.business.special': '许多',
      'spending.labour.self': '8'.repeat(12),
      'spending.indirect.self': '１２。５元',
    },
    [
      '设备费（专项经费）：金额应为不小于 0、最多两位小数的数字',
      '设备费（自筹经费）：金额应为不小于 0、最多两位小数的数字',
      '业务费（专项经费）：金额应为不小于 0、最多两位小数的数字',
      '劳务费（自筹经费）：金额不能超过 1000000 万元',
      '间接费用（自筹经费）：金额应为不小于 0、最多两位小数的数字',
    ],
  ],
])('of the money it says of which subject it speaks: %s', (_, typed, texts) => {
  const found = spendingFault({ targets, oldSheet: null, typed });

  expect(found.map(({ text }) => text)).toEqual(texts);
});

test('no two lines of a summary are the same, however many rows lack the same', () => {
  const faults = found({
    deliverables: ['r001', 'r002'].map((id) => ({ ...deliverable, id, name: '', link: '见附件' })),
    outputs: ['o001', 'o002'].map((id) => ({ ...output, id, number: long(80), title: long(120) })),
    spending: RESULT_SHAPE.blank.spending,
  }).map(({ text }) => text);

  expect(faults).toEqual([...new Set(faults)]);
  expect(faults).toEqual(
    expect.arrayContaining([
      '交付物 2：链接应以 http:// 或 https:// 开头',
      '成果 1：成果编号最多 80 字，现在 81 字',
    ]),
  );
});

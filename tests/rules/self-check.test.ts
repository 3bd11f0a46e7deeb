import type { PeriodFacts } from '@contract/rules/formality/check';
import { NO_ANSWERS, type SelfAnswers, selfCheck } from '@contract/rules/self-check';
import { inChinese } from '@contract/word';

const PERIOD: PeriodFacts = {
  id: 2,
  name: '2026 年第二批',
  categories: [{ key: 'A', name: '应用示范类' }],
  applyStart: '2026-09-01T09:00:00+08:00',
  applyEnd: '2026-10-15T17:00:00+08:00',
  termFrom: '2027-01',
  termTo: '2028-12',
  indirectRatio: 0.2,
  maxPerPerson: 1,
  leaderLimits: { ageMax: 55, titleMin: 'associate', runningMax: 2 },
  attachments: [
    { kind: 'sheet', label: '单位审核表', required: true },
    { kind: 'proof', label: '前期成果证明', required: true },
    { kind: 'other', label: '其他', required: false },
  ],
};
const OPEN = new Date('2026-09-20T10:00:00+08:00');

const verdictOf = (id: string, answers: Partial<SelfAnswers>, now = OPEN) => {
  const found = selfCheck({ ...NO_ANSWERS, ...answers }, PERIOD, now).find((rule) => rule.id === id);
  return [found?.verdict, found?.message ? inChinese(found.message) : null, found?.link ?? null];
};

it('says nothing of what was not answered, but whether the period is open', () => {
  expect(selfCheck(NO_ANSWERS, PERIOD, OPEN).map(({ id, verdict }) => [id, verdict])).toEqual([
    ['base.period', 'passed'],
    ['team.realName', 'unknown'],
    ['team.age', 'unknown'],
    ['team.title', 'unknown'],
    ['unit.registered', 'unknown'],
    ['unit.verified', 'unknown'],
    ['base.onePerPeriod', 'unknown'],
    ['base.running', 'unknown'],
    ['base.term', 'unknown'],
    ['base.notSecret', 'unknown'],
    ['files.materials', 'unknown'],
  ]);
});

const TERM = '执行期应在 2027-01 至 2028-12 之间';
const certification = '/user?tab=certification';
it.each<[string, Partial<SelfAnswers>, unknown[]]>([
  ['team.realName', { certified: true }, ['passed', '已完成实名认证', null]],
  [
    'team.realName',
    { certified: false },
    ['conditional', '负责人尚未通过实名认证，可以先提交，认证通过后才能上报', certification],
  ],
  ['team.age', {}, ['unknown', '申报截止日负责人应不超过 55 周岁', null]],
  ['team.age', { age: 55 }, ['passed', '申报截止日负责人应不超过 55 周岁', null]],
  ['team.age', { age: 56 }, ['failed', '申报截止日负责人应不超过 55 周岁，现为 56 周岁', null]],
  ['team.title', { title: 'senior' }, ['passed', '负责人应具有副高级以上职称', null]],
  ['team.title', { title: 'intermediate' }, ['failed', '负责人应具有副高级以上职称', null]],
  ['base.running', { running: 1 }, ['passed', '负责人同时在研的项目不超过 2 项', null]],
  ['base.running', { running: 2 }, ['failed', '负责人同时在研的项目不超过 2 项', '/user/myProjects']],
  ['unit.registered', { unit: 'verified' }, ['passed', '所在单位已在本平台登记', null]],
  ['unit.registered', { unit: 'none' }, ['failed', '尚未加入单位', `${certification}&kind=unit`]],
  ['unit.verified', { unit: 'verified' }, ['passed', null, null]],
  [
    'unit.verified',
    { unit: 'unverified' },
    ['passed', '所在单位尚未通过认证，可先提交，认证完成后进入单位审核', null],
  ],
  ['unit.verified', { unit: 'none' }, ['unknown', null, null]],
  ['base.onePerPeriod', { others: 0 }, ['passed', '本批次每位负责人最多申报 1 项', null]],
  ['base.onePerPeriod', { others: 1 }, ['failed', '本批次每位负责人最多申报 1 项', '/innovation/myProjects']],
  ['base.term', { termStart: '2027-01' }, ['unknown', TERM, null]],
  ['base.term', { termStart: '2027-01', termEnd: '2028-12' }, ['passed', TERM, null]],
  ['base.term', { termStart: '2026-12', termEnd: '2028-12' }, ['failed', TERM, null]],
  ['base.term', { termStart: '2028-01', termEnd: '2027-12' }, ['failed', '结束月份应晚于开始月份', null]],
  ['base.notSecret', { notSecret: true }, ['passed', null, null]],
  ['base.notSecret', { notSecret: false }, ['failed', '请确认项目内容不涉密', null]],
  ['files.materials', { papers: [] }, ['failed', '还缺：单位审核表、前期成果证明', null]],
  ['files.materials', { papers: ['sheet'] }, ['failed', '还缺：前期成果证明', null]],
  ['files.materials', { papers: ['sheet', 'proof'] }, ['passed', '必需的材料已备齐', null]],
])('%s with %j', (id, answers, said) => {
  expect(verdictOf(id, answers)).toEqual(said);
});

it('asks nothing of a leader where the period asks nothing, and says so', () => {
  const open = selfCheck(NO_ANSWERS, { ...PERIOD, leaderLimits: {} }, OPEN);
  const said = open.flatMap(({ id, verdict, message }) =>
    ['team.age', 'team.title', 'base.running'].includes(id) ? [[verdict, message && inChinese(message)]] : [],
  );
  expect(said).toEqual([
    ['passed', '本批次不限负责人年龄'],
    ['passed', '本批次不限负责人职称'],
    ['passed', '本批次不限在研项目数'],
  ]);
});

it('is closed before and after the period, with the moment', () => {
  const before = verdictOf('base.period', {}, new Date('2026-08-31T09:00:00+08:00'));
  const after = verdictOf('base.period', {}, new Date('2026-10-15T17:00:01+08:00'));

  expect([before, after].map(([verdict]) => verdict)).toEqual(['failed', 'failed']);
  expect(before[1]).toContain('2026-09-01 09:00');
  expect(after[1]).toContain('2026-10-15 17:00');
});

import { inChinese } from '@contract/word';
import { emptySections, fullSections } from '@tests/support/an-application';
import { type AnswerLine, answersOf, nameOf } from './answers';

const name = (line: AnswerLine | undefined) => line && nameOf(inChinese, line);

test('every field of a section has its line, in the order of the form', () => {
  expect(answersOf(fullSections()).base.map(name)).toEqual([
    '批次',
    '项目名称',
    '类别',
    '领域',
    '关键词',
    '执行期开始月份',
    '执行期结束月份',
    '项目摘要',
    '不涉密确认',
  ]);
});

test('a list with several columns is one line with its rows inside, each with its columns', () => {
  const members = answersOf(fullSections()).team.find(({ path }) => path === 'team.members');
  const member = members?.rows?.find(({ path }) => path === 'team.members.m001');
  expect(name(members)).toBe('项目成员');
  expect(name(member)).toBe('项目成员 1');
  expect(member?.parts?.find((part) => name(part) === '姓名')?.value).toBe('顾明谦');
});

test('an empty list is one empty line, so that its absence is seen', () => {
  const partners = answersOf(emptySections()).unit.filter(({ path }) => path === 'unit.partners');
  expect(partners.map(name)).toEqual(['合作单位']);
  expect(partners[0]?.value).toBeNull();
});

test('the key of the unit and the cells of the budget are no lines', () => {
  const { unit, budget } = answersOf(fullSections());
  expect(unit.some(({ path }) => path === 'unit.unitId')).toBe(false);
  expect(budget).toEqual([]);
});

test('attachments stand by what they are, in the order of the period, what it does not ask for last', () => {
  const sections = fullSections();
  const row = (id: string, kind: string | null) => ({ id, kind, file: id });
  sections.files.attachments = [
    row('1', 'search'),
    row('2', 'earlier'),
    row('3', 'plan'),
    row('4', 'search'),
    row('5', 'plan'),
  ];
  const { files } = answersOf(sections, {}, [{ kind: 'plan' }, { kind: 'search' }]);
  const values = files.filter(({ path }) => path.startsWith('files.attachments')).map(({ value }) => value);
  expect(values).toEqual(['3', '5', '1', '4', '2']);
});

test('a row of one column is one line, and an attachment bears the name of its kind', () => {
  const { plan, files } = answersOf(fullSections());
  const innovation = plan.find(({ path }) => path === 'plan.innovations.i001.text');
  expect([name(innovation), innovation?.value]).toEqual(['创新点 1', '低频段声学采样']);
  expect(files.find(({ path }) => path === 'files.attachments.f001.file')?.named?.value).toBe('commitment');
});

import { REAL_NAME } from '@contract/rules/account-rules';
import { cleanName } from '@contract/rules/clean-text';
import { isSameName } from '@contract/rules/member-statement';

test.each([
  ['沈知遥', '沈知遥'],
  [' 张　三 ', '张三'],
  ['买买提•艾力', '买买提·艾力'],
  ['买买提 ・ 艾力', '买买提·艾力'],
  ['买买提．艾力', '买买提·艾力'],
  ['阿卜杜热西提·阿卜杜克热木', '阿卜杜热西提·阿卜杜克热木'],
  ['John   F. Kennedy', 'John F. Kennedy'],
  ['Ｊｏｈｎ', 'John'],
  ['Jean-Pierre d’Ormesson', 'Jean-Pierre d’Ormesson'],
  ['José Ñúñez', 'José Ñúñez'],
  ['Mary 王', 'Mary 王'],
])('%s is a name, and is kept as %s', (typed, kept) => {
  expect(cleanName(typed)).toBe(kept);
  expect(cleanName(kept)).toBe(kept);
  expect(kept).toMatch(REAL_NAME);
});

test.each(['林', '', '·', '林·', '-沈知遥', '沈知遥！', '沈知遥😀', '<b>沈</b>', 'a@b.cn', '沈'.repeat(41)])(
  '%s is none',
  (typed) => expect(cleanName(typed)).not.toMatch(REAL_NAME),
);

test('forty characters are a name, and a long text is refused at once', () => {
  expect('沈'.repeat(40)).toMatch(REAL_NAME);
  const start = performance.now();
  expect(`${'a-'.repeat(20_000)}!`).not.toMatch(REAL_NAME);
  expect(performance.now() - start).toBeLessThan(200);
});

test.each([
  ['买买提·艾力', '买买提•艾力', true],
  ['买买提·艾力', '买买提艾力', true],
  ['JOHN SMITH', 'John Smith', true],
  ['沈知遥', '沈知 遥', true],
  ['沈知遥', '沈知谣', false],
  ['', '', false],
  ['·', '·', false],
])('%s and %s: one person’s name? %s', (one, other, same) => expect(isSameName(one, other)).toBe(same));

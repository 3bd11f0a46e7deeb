import { PASSWORD_RULE, passwordProblem } from '@contract/rules/password';

const ofLength = (n: number): string => 'Kx7-pQ2z!mV9tR4w'.repeat(Math.ceil(n / 16)).slice(0, n);

test('the shortest and the longest password are said beforehand, as they are accepted', () => {
  const [, min = '', max = ''] = /^(\d+)—(\d+) 位/.exec(PASSWORD_RULE) ?? [];
  expect([passwordProblem(ofLength(Number(min))), passwordProblem(ofLength(Number(min) - 1))]).toEqual([
    null,
    'short',
  ]);
  expect([passwordProblem(ofLength(Number(max))), passwordProblem(ofLength(Number(max) + 1))]).toEqual([
    null,
    'long',
  ]);
});

test('from the length on that is said, one kind of characters will do', () => {
  const [, long = ''] = /(\d+) 位以上的不限/.exec(PASSWORD_RULE) ?? [];
  const letters = 'qjxvkzwypfmbg'.repeat(2);
  expect(passwordProblem(letters.slice(0, Number(long)))).toBeNull();
  expect(passwordProblem(letters.slice(0, Number(long) - 1))).toBe('classes');
});

test('what it must not contain is said beforehand', () => {
  expect(PASSWORD_RULE).toContain('不能含有用户名、姓名或手机号');
  expect(passwordProblem('Shenzhiyao-2026-zq', ['shenzhiyao'])).toBe('context');
});

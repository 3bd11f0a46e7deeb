import { completionRate } from '@contract/rules/completion-rate';

it.each([
  ['不低于 85%', '87%', 87 / 85],
  ['不大于 3 米', '2.6 米', 3 / 2.6],
  ['60 台', '54 台', 0.9],
  ['≤ 1.5 米', '2 米', 0.75],
  ['6 秒以内', '4 秒', 1.5],
  ['1,200 万元', '1,500 万元', 1.25],
  ['完成征求意见稿', '已完成', null],
  ['不低于 85%', '达到', null],
  ['0 次', '0 次', null],
])('%s against %s is %p', (target, actual, rate) => {
  const found = completionRate(target, actual);

  if (rate === null) expect(found).toBeNull();
  else expect(found).toBeCloseTo(rate, 6);
});

import { panelFault } from '@contract/rules/review-panel';
import { inChinese } from '@contract/word';

// Assigned and free of conflict, submitted, minimum of the period; then the expected sentence.
test.each<[number, number, number, string | null]>([
  [0, 0, 1, '还需分配 1 位专家，本批次至少 1 位'],
  [1, 0, 1, '还有 1 位专家没有提交评审'],
  [1, 1, 1, null],
  // What the office can do itself comes first.
  [1, 0, 3, '还需分配 2 位专家；已分配的还有 1 位没有提交评审'],
  [2, 2, 3, '还需分配 1 位专家，本批次至少 3 位'],
  [3, 2, 3, '还有 1 位专家没有提交评审'],
  [3, 3, 3, null],
  // One more than needed is assigned: there are enough reviews, but not all.
  [5, 4, 3, '还有 1 位专家没有提交评审'],
  [5, 5, 3, null],
])('%i asked, %i handed in, at least %i: %s', (reviewsAssigned, reviewsDone, reviewMinimum, said) => {
  const fault = panelFault({ reviewsAssigned, reviewsDone, reviewMinimum });
  expect(fault && inChinese(fault)).toBe(said);
});

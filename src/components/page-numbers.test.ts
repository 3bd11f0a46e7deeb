import { pageNumbers } from './page-numbers';

test.each([
  [1, 1, [1]],
  [1, 4, [1, 2, 3, 4]],
  [1, 10, [1, 2, 3, 'gap', 10]],
  [4, 10, [1, 2, 3, 4, 5, 'gap', 10]],
  [6, 11, [1, 'gap', 5, 6, 7, 'gap', 11]],
  [10, 10, [1, 'gap', 8, 9, 10]],
])('on page %i of %i the pager shows %j', (current, last, marks) => {
  expect(pageNumbers(current, last)).toEqual(marks);
});

import type { ReviewStatus } from '@contract/review-choices';
import { renderWithText } from '@tests/support/renderWithText';
import { useReviewTime } from './useReviewTime';

const Told = ({ sheet }: { sheet: Parameters<ReturnType<typeof useReviewTime>>[0] }) =>
  useReviewTime()(sheet);
const DEADLINE = '2026-12-01T23:59:59+08:00';
const DONE = '2026-09-14T14:08:00+08:00';

test.each<[ReviewStatus, boolean, string]>([
  ['assigned', true, '请于 2026-12-01 23:59:59（北京时间）前完成'],
  ['assigned', false, '评审已截止'],
  ['declared', true, '请于 2026-12-01 23:59:59（北京时间）前完成'],
  ['declared', false, '评审已截止'],
  ['conflict', true, '已于 2026-09-14 14:08（北京时间）声明回避'],
  ['conflict', false, '已于 2026-09-14 14:08（北京时间）声明回避'],
  ['submitted', true, '已于 2026-09-14 14:08（北京时间）提交'],
  ['submitted', false, '已于 2026-09-14 14:08（北京时间）提交'],
])('a review that is %s, its time open: %s, says %s', (status, open, said) => {
  const finalAt = status === 'conflict' || status === 'submitted' ? DONE : null;
  const { container } = renderWithText(<Told sheet={{ status, open, deadline: DEADLINE, finalAt }} />);
  expect(container).toHaveTextContent(said);
});

import type { Application } from '@contract/apply';
import type { AdminReview } from '@contract/review';
import { REVIEW_STATUSES, type ReviewStatus } from '@contract/rules/review-score';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { ReviewPanel } from './ReviewPanel';

const NAMES: Record<ReviewStatus, string> = {
  assigned: '路遥之',
  declared: '沈清和',
  conflict: '陆一苇',
  submitted: '顾远山',
};
const review = (status: ReviewStatus, id: number): AdminReview => ({
  ...{ id, expertId: id, expertName: NAMES[status], status, version: 1, scores: {}, total: null },
  conflictReason: status === 'conflict' ? '三年内有合作论文' : null,
  comment: status === 'submitted' ? '建议立项' : '',
  submittedAt: status === 'submitted' ? '2026-09-14T14:08:00+08:00' : null,
});
const open = (status: Application['status'] = 'expert_review') => {
  stubService({ 'GET /prod-api/cms/review/list': okRows(REVIEW_STATUSES.map(review)) });
  return renderAdmin(
    <ReviewPanel
      application={{ id: 29, status } as Application}
      reviewMinimum={3}
      onChanged={() => undefined}
    />,
  );
};
const rowOf = (status: ReviewStatus) => screen.findByRole('row', { name: new RegExp(NAMES[status]) });

test.each([
  ['assigned', true],
  ['declared', true],
  ['conflict', false],
  ['submitted', false],
] as const)('an assignment whose review is %s can be taken back: %s', async (status, can) => {
  open();
  const button = within(await rowOf(status)).queryByRole('button', { name: '取消分配' });
  expect(button !== null).toBe(can);
});

test('what a recused expert wrote is titled a reason, what the others wrote an opinion', async () => {
  open();
  const texts = { 陆一苇的回避原因: '三年内有合作论文', 顾远山的意见: '建议立项' };
  for (const [title, text] of Object.entries(texts))
    expect((await screen.findByText(title)).closest('details')).toHaveTextContent(text);
  expect(screen.getAllByText(/的意见|的回避原因/)).toHaveLength(2);
});

test('who was too late to take it back sees what the expert has done since', async () => {
  const onChanged = jest.fn();
  const service = stubService({
    'GET /prod-api/cms/review/list': okRows([review('declared', 4)]),
    'DELETE /prod-api/cms/review/{id}': refused(409, '评审已提交，不能取消'),
  });
  renderAdmin(
    <ReviewPanel
      application={{ id: 29, status: 'expert_review' } as Application}
      reviewMinimum={3}
      onChanged={onChanged}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: '取消分配' }));
  service.answer('GET /prod-api/cms/review/list', okRows([review('submitted', 4)]));
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  // Two buttons that both begin with 取消 would not say which keeps it.
  expect(within(dialog).getByRole('button', { name: /返\s*回/ })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '取消分配' }));

  expect(await screen.findByText('已提交')).toBeVisible();
  expect(screen.queryByRole('button', { name: '取消分配' })).not.toBeInTheDocument();
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

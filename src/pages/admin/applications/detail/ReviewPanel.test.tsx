import type { Application } from '@contract/apply';
import type { AdminReview } from '@contract/review';
import { REVIEW_STATUSES, type ReviewStatus } from '@contract/review-choices';
import { act, screen, waitFor, within } from '@testing-library/react';
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
  id,
  expertId: id,
  expertName: NAMES[status],
  status,
  version: 1,
  scores: {},
  total: null,
  conflictReason: status === 'conflict' ? '三年内有合作论文' : null,
  comment: status === 'submitted' ? '建议立项' : '',
  submittedAt: status === 'submitted' ? '2026-09-14T14:08:00+08:00' : null,
});
const LIST = 'GET /prod-api/cms/review/list';
const UNTIL = '2026-10-12T23:59:59+08:00';
const TIME = { until: UNTIL, open: true };
const panel = (more: object = {}) => okRows(REVIEW_STATUSES.map(review), { ...TIME, ...more });
const open = (
  status: Application['status'] = 'expert_review',
  answers: Parameters<typeof stubService>[0] = {},
) => {
  const service = stubService({ [LIST]: panel(), ...answers });
  const view = renderAdmin(
    <ReviewPanel
      application={{ id: 29, status } as Application}
      reviewMinimum={3}
      onChanged={() => undefined}
    />,
  );
  return { ...view, service };
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

test.each([
  [
    'handed it in',
    refused(409, '评审已于 2026-11-26 09:00:00（北京时间）提交，不能取消'),
    [review('submitted', 4)],
  ],
  [
    'stepped back',
    refused(404, '这份分配已不存在，可能专家已退回评审，或他人已取消分配'),
    [review('conflict', 5)],
  ],
])('who was too late to take it back sees that the expert has %s since', async (_, refusal, since) => {
  const onChanged = jest.fn();
  const service = stubService({
    [LIST]: okRows([review('declared', 4)], TIME),
    'DELETE /prod-api/cms/review/{id}': refusal,
  });
  const { told } = renderAdmin(
    <ReviewPanel
      application={{ id: 29, status: 'expert_review' } as Application}
      reviewMinimum={3}
      onChanged={onChanged}
    />,
  );
  await userEvent.click(await screen.findByRole('button', { name: '取消分配' }));
  service.answer(LIST, okRows(since, TIME));
  const dialog = (await screen.findAllByRole('dialog')).at(-1) as HTMLElement;
  // If both buttons began with 取消, nobody could tell which one keeps the assignment.
  expect(within(dialog).getByRole('button', { name: /返\s*回/ })).toBeVisible();
  await userEvent.click(within(dialog).getByRole('button', { name: '取消分配' }));

  await waitFor(() => expect(screen.queryByRole('button', { name: '取消分配' })).not.toBeInTheDocument());
  expect(told).toEqual([(refusal.body as { msg: string }).msg]);
  await waitFor(() => expect(onChanged).toHaveBeenCalled());
});

test('once their time is over nobody is asked until there is more of it', async () => {
  const EXTEND = 'PUT /prod-api/cms/review/until';
  const later = '2026-10-20T18:00:00+08:00';
  const { service, told } = open('expert_review', {
    [LIST]: panel({ open: false }),
    [EXTEND]: panel({ until: later }),
  });
  expect(await screen.findByText(/^评审已于 2026-10-12 23:59:59/)).toBeVisible();
  const ask = screen.getByRole('button', { name: '分配专家' });
  expect(ask).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(ask);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();

  service.answer(LIST, panel({ until: later }));
  await userEvent.click(screen.getByRole('button', { name: '延长评审时间' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByLabelText(/新的评审截止/), '2026-10-20 18:00');
  await userEvent.click(dialog.getByRole('button', { name: '延长评审时间' }));

  await waitFor(() => expect(told).toContain('评审时间已延长，通知已发送'));
  expect(service.sentTo(EXTEND)[0]?.body).toEqual({ applicationId: 29, until: later });
  expect(await screen.findByText(/^评审截止 2026-10-20 18:00/)).toBeVisible();
});

test('an expert who is recused meanwhile is seen by whoever comes back to the tab', async () => {
  let status: ReviewStatus = 'assigned';
  open('expert_review', { [LIST]: () => okRows([review(status, 1)], TIME) });
  await rowOf('assigned');

  status = 'conflict';
  act(() => void window.dispatchEvent(new Event('focus')));

  expect(await screen.findByText('已回避')).toBeVisible();
});

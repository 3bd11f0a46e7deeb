import type { ReviewSheet } from '@contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aBlindPaper, aReviewSheet } from '@tests/support/a-review';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { eraseDrafts } from '@/draft/draft-storage';
import ReviewPage from '.';

const READ = 'GET /prod-api/cms/review/{id}';
const DECLARE = 'PUT /prod-api/cms/review/{id}/declare';
const DECLINE = 'PUT /prod-api/cms/review/{id}/decline';
const SAVE = 'PATCH /prod-api/cms/review/{id}/score';
const SUBMIT = 'PUT /prod-api/cms/review/{id}/score';
const REASON = '依据充分，路线清楚，不足之处可以通过补充数据改进。'.repeat(3);
const whole = { score: 18, reason: REASON };

const assigned = aReviewSheet({ deadline: '2027-12-01T23:59:59+08:00' });
const written: ReviewSheet = {
  ...assigned,
  status: 'declared',
  scores: { innovation: whole, feasibility: whole, capability: whole, benefit: whole },
  paper: aBlindPaper(),
};
const MOVED = refused(409, '这份评审刚有新的进展，请核对后再操作', { errorCode: 'review.version_moved' });
const OVER = refused(409, '评审已经结束，不能再评分', { errorCode: 'review.closed' });

beforeEach(() => eraseDrafts());

const declareFree = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '声明无利益冲突并开始评审' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: /声明无利益冲突/ }));
};
const giveBack = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '不能承担评审' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '近期出国');
  await userEvent.click(dialog.getByRole('button', { name: '退回评审' }));
};
const handIn = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '提交评审' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.click(dialog.getByRole('button', { name: '提交评审' }));
};

test.each<[string, ReviewSheet, string, typeof MOVED, () => Promise<void>, Partial<ReviewSheet>]>([
  [
    'declared in another tab',
    assigned,
    DECLARE,
    MOVED,
    declareFree,
    { status: 'conflict', conflictReason: '同单位' },
  ],
  ['over before it was declared', assigned, DECLARE, OVER, declareFree, { open: false }],
  [
    'declared before it was given back',
    assigned,
    DECLINE,
    MOVED,
    giveBack,
    { status: 'conflict', conflictReason: '同单位' },
  ],
  ['handed in by another device', written, SUBMIT, MOVED, handIn, { status: 'submitted', total: 72 }],
  ['over before it was handed in', written, SUBMIT, OVER, handIn, { open: false }],
])('a review that was %s is shown as it is now, with why', async (_, before, call, refusal, ask, change) => {
  const service = stubService({ [READ]: ok(before) });
  service.answer(call, () => {
    service.answer(READ, ok({ ...before, ...change, version: 3 }));
    return refusal;
  });
  const { told } = renderAdmin(<ReviewPage />, {
    at: '/admin/reviews/5',
    path: '/admin/reviews/:id',
    userId: 7,
  });

  await ask();

  const { msg } = refusal.body as { msg: string };
  await waitFor(() => expect([...told, ...screen.queryAllByText(msg).map(() => msg)]).toEqual([msg]));
  for (const name of ['声明无利益冲突并开始评审', '提交评审'])
    await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull());
  expect(service.sentTo(call)).toHaveLength(1);
});

test('a review that was taken back while it was being written says so, where its reader stands', async () => {
  const gone = refused(404, '没有找到请求的内容');
  const service = stubService({ [READ]: ok(written), [SAVE]: gone });
  renderAdmin(<ReviewPage />, { at: '/admin/reviews/5', path: '/admin/reviews/:id', userId: 7 });
  await userEvent.type(await screen.findByLabelText('总体意见（选填）'), '同');
  service.answer(READ, gone);
  await userEvent.keyboard('意');

  const heading = await screen.findByRole(
    'heading',
    { name: /^管理方已取消这份评审的分配/ },
    { timeout: 5000 },
  );
  await waitFor(() => expect(heading).toHaveFocus());
});

test('while a review is being handed in, pressing again asks nothing and sends nothing', async () => {
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const done = ok({ ...written, status: 'submitted', total: 72 });
  const service = stubService({ [READ]: ok(written), [SUBMIT]: () => held.then(() => done) });
  renderAdmin(<ReviewPage />, { at: '/admin/reviews/5', path: '/admin/reviews/:id', userId: 7 });
  await handIn();
  await waitFor(() => expect(service.sentTo(SUBMIT)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

  await userEvent.click(screen.getByRole('button', { name: '提交评审' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  answer();

  await waitFor(() => expect(screen.queryByRole('button', { name: '提交评审' })).toBeNull());
  expect(service.sentTo(SUBMIT)).toHaveLength(1);
});

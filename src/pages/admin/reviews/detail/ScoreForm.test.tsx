import { createPluginManager } from '@@/core/plugin';
import type { DraftSaved } from '@contract/draft';
import type { ReviewSheet } from '@contract/review';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aReviewSheet } from '@tests/support/a-review';
import { renderWithText } from '@tests/support/renderWithText';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { eraseDrafts } from '@/draft/draft-storage';
import { recall } from '@/draft/recall';
import { registerNotices } from '@/utils/notices';
import { ScoreForm } from './ScoreForm';
import { reviewName } from './score-draft';

const SAVE = 'PATCH /prod-api/cms/review/{id}/score';
const SUBMIT = 'PUT /prod-api/cms/review/{id}/score';
const READ = 'GET /prod-api/cms/review/{id}';
const REASON = '依据充分，路线清楚，不足之处可以通过补充数据改进。'.repeat(3);

const sheet = (facts: Partial<ReviewSheet> = {}): ReviewSheet =>
  aReviewSheet({ status: 'declared', ...facts });
const AT = '2026-09-14T14:08:00+08:00';
const saved = (facts: Partial<DraftSaved> = {}): DraftSaved => ({
  version: 3,
  savedAt: AT,
  merged: {},
  conflicts: [],
  ...facts,
});
const show = async (facts: Partial<ReviewSheet> = {}, onSheet = jest.fn(), onGone = jest.fn()) => {
  const kept = await recall(7, reviewName(5));
  const view = renderWithText(
    <ScoreForm
      sheet={sheet(facts)}
      kept={kept}
      userId={7}
      onSheet={onSheet}
      onGone={onGone}
      onStale={jest.fn()}
      onDeclined={jest.fn()}
    />,
  );
  return { ...view, onSheet, onGone };
};
const pointsOf = (name: string) => Number(screen.getByLabelText<HTMLInputElement>(`${name}得分`).value);
const save = () => screen.getByRole('button', { name: '保存草稿' });

beforeAll(() => {
  createPluginManager();
  registerNotices(async () => ({ message: () => undefined, notification: () => undefined }));
});
beforeEach(() => eraseDrafts());

test('what is typed is on this device at once, and there again after a reload', async () => {
  stubService({ [SAVE]: refused(503, '服务暂时不可用') });
  const first = await show();

  await userEvent.type(screen.getByLabelText('创新性得分'), '21');
  await userEvent.type(screen.getByLabelText('创新性理由'), '思路新');
  first.unmount();
  await show();

  await waitFor(() => expect(pointsOf('创新性')).toBe(21));
  expect(screen.getByLabelText('创新性理由')).toHaveValue('思路新');
});

test('a save that failed says so and keeps it; the next one brings what was changed, each at its place', async () => {
  const service = stubService({ [SAVE]: refused(503, '服务暂时不可用') });
  await show({ scores: { benefit: { score: 12, reason: '有效益' } } });
  await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
  await userEvent.click(save());
  expect(await screen.findByText(/保存失败/)).toBeVisible();

  service.answer(SAVE, ok(saved({ version: 3 })));
  await userEvent.click(save());

  expect(await screen.findByText(/已保存/)).toBeVisible();
  expect(service.sentTo(SAVE).at(-1)?.body).toEqual({
    changes: [{ path: 'comment', base: null, value: '同意' }],
  });
});

test('handing in what lacks something names it at its place and sends nothing', async () => {
  const service = stubService({});
  await show();

  await userEvent.click(screen.getByRole('button', { name: '提交评审' }));

  const summary = await screen.findByRole('alert', { name: '有 8 处需要修改' });
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(
    [
      ['创新性', 30],
      ['可行性', 30],
      ['团队基础', 20],
      ['预期效益', 20],
    ].flatMap(([name, max]) => [`${name}：请给出 0—${max} 分`, `${name}：理由至少 50 个字，还差 50 个字`]),
  );
  // Each of the two 30-point dimensions shows the message at its field.
  expect(screen.getAllByText('请给出 0—30 分')).toHaveLength(2);
  expect(service.sentTo(SUBMIT)).toHaveLength(0);
});

test('another device’s scores come in beside what is being typed here', async () => {
  const theirs = sheet({ version: 4, scores: { benefit: { score: 15, reason: REASON } }, comment: '同意' });
  stubService({ [SAVE]: ok(saved({ version: 4 })), [READ]: ok(theirs) });
  await show();
  await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
  await userEvent.click(save());

  await waitFor(() => expect(pointsOf('预期效益')).toBe(15));
  expect(screen.getByLabelText('总体意见（选填）')).toHaveValue('同意');
});

test('where both wrote the same, both values stand there until one is chosen, and neither is sent over the other', async () => {
  const conflict = { path: 'comment', mine: '同意', theirs: '不同意', by: '陆一苇', at: AT };
  const service = stubService({
    [SAVE]: ok(saved({ merged: { comment: '不同意' }, conflicts: [conflict] })),
  });
  await show();
  await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
  await userEvent.click(save());
  const panel = await screen.findByRole('group', { name: '另一处有更新 总体意见（选填）' });
  expect(panel).toHaveTextContent('不同意');
  expect(service.sentTo(SAVE)).toHaveLength(1);

  service.answer(SAVE, ok(saved({ version: 4 })));
  await userEvent.click(within(panel).getByRole('button', { name: /保留我的/ }));

  await waitFor(() => expect(service.sentTo(SAVE)).toHaveLength(2));
  expect(service.sentTo(SAVE).at(-1)?.body).toEqual({
    changes: [{ path: 'comment', base: '不同意', value: '同意' }],
    resolve: ['comment'],
  });
});

test.each([
  ['there is no such review any more', 404, 1, 1],
  ['the time is over', 409, 0, 1],
  ['the service is down', 503, 0, 0],
])(
  'whether the office has taken it back is told from every other failure: %s',
  async (_, status, times, read) => {
    const gone = refused(404, '没有这份评审');
    const service = stubService({ [SAVE]: refused(status, '没有保存'), [READ]: gone });
    const { onGone } = await show();
    await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
    await userEvent.click(save());

    expect(await screen.findByText(/保存失败/)).toBeVisible();
    expect(onGone).toHaveBeenCalledTimes(times);
    await waitFor(() => expect(service.sentTo(READ)).toHaveLength(read));
  },
);

test('a conflict that shows itself while reading is declared from what is saved', async () => {
  const DECLARE = 'PUT /prod-api/cms/review/{id}/declare';
  const service = stubService({
    [SAVE]: ok(saved({ version: 3 })),
    [DECLARE]: ok(sheet({ status: 'conflict', version: 4 })),
  });
  const { onSheet } = await show();
  await userEvent.type(screen.getByLabelText('创新性得分'), '21');

  await userEvent.click(screen.getByRole('button', { name: '申请回避' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox'), '方法出自本人的合作者');
  await userEvent.click(dialog.getByRole('button', { name: '申请回避' }));

  await waitFor(() => expect(onSheet).toHaveBeenCalledWith(expect.objectContaining({ status: 'conflict' })));
  expect(service.sentTo(SAVE)).toHaveLength(1);
  expect(service.sentTo(DECLARE)[0]?.body).toEqual({
    free: false,
    reason: '方法出自本人的合作者',
    version: 3,
  });
});

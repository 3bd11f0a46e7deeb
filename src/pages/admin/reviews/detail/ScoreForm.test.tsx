import { createPluginManager } from '@@/core/plugin';
import type { ReviewSheet } from '@contract/review';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithText } from '@tests/support/renderWithText';
import { ok, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import { ScoreForm } from './ScoreForm';

const SCORE = 'PUT /prod-api/cms/review/{id}/score';
const READ = 'GET /prod-api/cms/review/{id}';
const KEY = 'kaichuang-draft:7:review-5';
const REASON = '依据充分，路线清楚，不足之处可以通过补充数据改进。'.repeat(3);

const sheet = (facts: Partial<ReviewSheet> = {}): ReviewSheet => ({
  id: 5,
  no: 'KC2026-B-0001',
  title: '漏损诊断平台',
  periodName: '2026 年第二批',
  categoryName: '应用示范',
  status: 'declared',
  deadline: '2026-12-01T23:59:59+08:00',
  open: true,
  total: null,
  version: 2,
  scores: {},
  comment: '',
  conflictReason: null,
  paper: null,
  ...facts,
});
const show = (facts: Partial<ReviewSheet> = {}, onSheet = jest.fn()) => {
  const view = renderWithText(<ScoreForm sheet={sheet(facts)} userId={7} onSheet={onSheet} />);
  return { ...view, onSheet };
};
const pointsOf = (name: string) => Number(screen.getByLabelText<HTMLInputElement>(`${name}得分`).value);
const save = () => screen.getByRole('button', { name: '保存草稿' });

beforeAll(() => void createPluginManager());
beforeEach(() => localStorage.clear());

test('what is typed is on this device at once, and there again after a reload', async () => {
  stubService({ [SCORE]: refused(503, '服务暂时不可用') });
  const first = show();

  await userEvent.type(screen.getByLabelText('创新性得分'), '21');
  await userEvent.type(screen.getByLabelText('创新性理由'), '思路新');
  expect(localStorage.getItem(KEY)).toContain('思路新');
  first.unmount();
  show();

  expect(pointsOf('创新性')).toBe(21);
  expect(screen.getByLabelText('创新性理由')).toHaveValue('思路新');
});

test('a save that failed says so and keeps it; the next one brings the whole sheet and clears the device', async () => {
  const service = stubService({ [SCORE]: refused(401, '登录已过期，请重新登录') });
  show({ scores: { benefit: { score: 12, reason: '有效益' } } });
  await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
  await userEvent.click(save());
  expect(await screen.findByText(/保存失败/)).toBeVisible();
  expect(localStorage.getItem(KEY)).toContain('同意');

  service.answer(SCORE, ok(sheet({ version: 3, comment: '同意' })));
  await userEvent.click(save());

  await waitFor(() => expect(localStorage.getItem(KEY)).toBeNull());
  expect(service.sentTo(SCORE).at(-1)?.body).toMatchObject({
    comment: '同意',
    scores: { benefit: { score: 12, reason: '有效益' }, innovation: { score: null, reason: '' } },
    submit: false,
    version: 2,
  });
});

test('handing in what lacks something names it at its place and sends nothing', async () => {
  const service = stubService({});
  show();

  await userEvent.click(screen.getByRole('button', { name: '提交评审' }));

  expect(await screen.findAllByText('请给出 0—30 分')).toHaveLength(2);
  expect(service.sentTo(SCORE)).toHaveLength(0);
});

test('another device’s scores come in beside what is being typed here', async () => {
  const theirs = sheet({ version: 4, scores: { benefit: { score: 15, reason: REASON } } });
  stubService({
    [SCORE]: ({ body }) =>
      (body as { version: number }).version === 2
        ? refused(409, '这份评审刚有新的进展', { errorCode: 'review.version_moved' })
        : ok(sheet({ ...theirs, version: 5, comment: '同意' })),
    [READ]: ok(theirs),
  });
  show();
  await userEvent.type(screen.getByLabelText('总体意见（选填）'), '同意');
  await userEvent.click(save());

  await waitFor(() => expect(pointsOf('预期效益')).toBe(15));
  expect(screen.getByLabelText('总体意见（选填）')).toHaveValue('同意');
});

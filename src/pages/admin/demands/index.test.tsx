import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import DemandsPage from '.';

const QUEUE = 'GET /prod-api/cms/demand/queue';
const ONE = 'GET /prod-api/cms/demand/7';
const DECIDE = 'POST /prod-api/cms/demand/{id}/{event}';
const AT = '2026-11-20T09:30:00+08:00';
const row = {
  id: 7,
  title: '余氯仪表漂移的在线自校',
  ownerName: '沈知遥',
  unitName: '青陶水务科技有限公司',
  status: 'pending',
  updateTime: AT,
};
const aCase = (version = 3) => ({
  id: 7,
  version,
  status: 'pending',
  actions: ['publish', 'return'],
  files: [],
  reason: null,
  draft: {
    title: row.title,
    type: 'development',
    field: null,
    problem: '加氯间余氯仪表漂移',
    conditions: '',
    indicators: [],
    budgetMin: null,
    budgetMax: null,
    expectedBy: null,
    validUntil: null,
    cooperation: '',
    scope: 'public',
    unitName: row.unitName,
    contactName: '沈知遥',
    contactPhone: '19900000001',
    cover: null,
    figures: [],
  },
});
const open = async (answers: Parameters<typeof stubService>[0] = {}) => {
  const service = stubService({
    [QUEUE]: okRows([row]),
    [ONE]: ok(aCase()),
    [DECIDE]: ok(aCase(4)),
    ...answers,
  });
  const admin = renderAdmin(<DemandsPage />);
  return { service, admin };
};
// Finds buttons by text: looking them up by role is slow among the fields of a table.
const press = async (words: string | RegExp) => userEvent.click(await screen.findByText(words));
const answer = async (words: RegExp) => {
  const dialogs = await screen.findAllByRole('dialog');
  const last = dialogs.at(-1) as HTMLElement;
  await userEvent.click(within(last).getByText(words));
};

test('a demand is read in its drawer before anything can be done with it', async () => {
  await open();
  await press('审核');

  expect(await screen.findByText('加氯间余氯仪表漂移')).toBeVisible();
  expect(screen.getByText(/19900000001/)).toBeVisible();
  expect(screen.queryByText('关闭')).not.toBeInTheDocument();
  // The affirmative button comes last, as in every dialog.
  const acts = within(screen.getByRole('dialog')).getByText('发布').closest('button');
  expect(acts?.previousElementSibling).toHaveTextContent('退回修改');
});

test('it is returned with a reason only, which is sent with the version that was read', async () => {
  const { service, admin } = await open();
  await press('审核');
  await press('退回修改');
  await answer(/^退回修改$/);
  expect(await screen.findByText('请填写原因')).toBeVisible();
  expect(service.sentTo(DECIDE)).toHaveLength(0);

  await userEvent.type(await screen.findByLabelText('原因'), '请补充现有水平与目标指标');
  await answer(/^退回修改$/);

  await waitFor(() => expect(admin.told).toContain('已退回，原因已通知发布人'));
  expect(service.sentTo(DECIDE)[0]?.body).toEqual({ version: 3, reason: '请补充现有水平与目标指标' });
});

test('one that somebody else has decided meanwhile is loaded anew', async () => {
  const { service, admin } = await open({ [DECIDE]: refused(409, '需求已被他人处理，请核对后再操作') });
  await press('审核');
  await press('发布');
  await answer(/^发\s*布$/);

  await waitFor(() => expect(admin.told).toContain('需求已被他人处理，请核对后再操作'));
  await waitFor(() => expect(service.sentTo(ONE)).toHaveLength(2));
  expect(service.sentTo(QUEUE).length).toBeGreaterThan(1);
});

test('one that its owner has taken back says so, and offers nothing any more', async () => {
  const words = '发布人已撤回这项需求';
  const { service, admin } = await open({ [DECIDE]: refused(409, words) });
  await press('审核');
  await press('发布');
  service.answer(ONE, refused(404, words));
  await answer(/^发\s*布$/);

  await waitFor(() => expect(admin.told).toContain(words));
  expect(await screen.findByText(words)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^发\s*布$/ })).toBeNull());
});

test.each([
  ['pending', '审核'],
  ['returned', '查看'],
  ['published', '查看'],
  ['closed', '查看'],
])('in a queue what is %s is opened by %s, as in every other', async (status, word) => {
  await open({ [QUEUE]: okRows([{ ...row, status }]) });
  expect((await screen.findByText(word)).closest('button')).toBeVisible();
});

test('an empty queue says so; one that cannot be read can be tried again', async () => {
  const { service, admin } = await open({ [QUEUE]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(QUEUE, okRows([]));
  const again = await screen.findByRole('button', { name: /重试|重新/ });
  // The failure is announced a moment before the list is ready for clicks again.
  await waitFor(() => expect(again).not.toHaveStyle({ pointerEvents: 'none' }));
  await userEvent.click(again);

  expect(await screen.findByText('还没有提交审核的需求')).toBeVisible();
});

test('what a colleague decided since the list was loaded is skipped, and its state is the one of now', async () => {
  await open({ [ONE]: ok({ ...aCase(4), status: 'published', actions: ['close'] }) });
  await userEvent.click(await screen.findByRole('checkbox', { name: row.title }));
  await press(/^发布$/);

  const dialog = await screen.findByRole('dialog');
  expect(await within(dialog).findByText('当前状态不适用，跳过')).toBeVisible();
  expect(within(dialog).getByText('当前状态：已发布')).toBeVisible();
});

import type { Fact } from '@contract/fact';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';
import type { StubReply } from '@tests/support/stubService';
import { runSignOutHooks } from '@/utils/sign-out-hooks';

// Typed text survives the closing of a dialog and would otherwise survive a test.
afterEach(() => act(runSignOutHooks));

const LIST = 'GET /prod-api/cms/fact';
const CORRECT = 'PUT /prod-api/cms/fact/{id}';
const ADD = 'POST /prod-api/cms/fact';
const DRAFTS = 'GET /prod-api/cms/fact/{id}/drafts';
const MEND = 'POST /prod-api/cms/fact/{id}/mend';

const filedIn = { kind: 'fact', applicationId: 90, no: 'KC2025-B-0032', filedVersion: 1 } as const;
const aFact = (facts: Partial<Fact> = {}): Fact => ({
  id: 4,
  scope: 'person',
  kind: 'member',
  corrected: false,
  mayEdit: true,
  version: 0,
  data: { name: '顾明谦', idNumber: '110***********1234', title: 'associate' },
  origin: { ...filedIn, at: '2025-09-14T09:00:00+08:00' },
  updateTime: '2025-09-14T09:00:00+08:00',
  ...facts,
});
const library = (facts: Fact[], mayEditUnit = false) => ok({ facts, mayEditUnit });
const open = async (answers: Parameters<typeof signedInService>[0]) => {
  const service = signedInService(answers);
  renderApp('/user/facts');
  await screen.findByRole('heading', { level: 1, name: '资料库' });
  return service;
};

test('an empty library says what will fill it, and can be added to', async () => {
  await open({ [LIST]: library([]) });
  expect(await screen.findByText('资料库还是空的')).toBeVisible();
  expect(screen.getByRole('button', { name: '添加团队成员' })).toBeVisible();
  // Only the unit's administrator may add facts of the unit.
  expect(screen.queryByRole('button', { name: '添加仪器设备' })).not.toBeInTheDocument();
});

test('each entry says what it is, and which filing it came from how long ago', async () => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-08-20T09:00:00+08:00'));
  await open({ [LIST]: library([aFact()]) });
  expect(await screen.findByText('顾明谦')).toBeVisible();
  expect(screen.getByRole('link', { name: '来自 2025 年申报 KC2025-B-0032，11 个月前' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/90',
  );
});

test('a correction is checked at its field, saved, and offers to mend the drafts', async () => {
  let fact = aFact();
  let stale = [
    {
      applicationId: 147,
      title: '漏损诊断平台',
      periodName: '2026 年批次',
      paths: ['team.members.m001.phone'],
    },
  ];
  const service = await open({
    [LIST]: () => library([fact]),
    [CORRECT]: ({ body }) => {
      fact = aFact({ ...(body as object), corrected: true, version: 1 });
      return ok(fact);
    },
    [DRAFTS]: () => ok(stale),
    [MEND]: () => {
      const mended = stale;
      stale = [];
      return ok({ mended });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '更正顾明谦' }));
  const dialog = await screen.findByRole('dialog');
  const phone = within(dialog).getByRole('textbox', { name: /手机/ });
  await userEvent.type(phone, '139');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('手机号应为 11 位，以 1 开头')).toBeVisible();
  expect(service.sentTo(CORRECT)).toHaveLength(0);

  await userEvent.type(phone, '00000009');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  await waitFor(() => expect(service.sentTo(CORRECT)).toHaveLength(1));
  expect(service.sentTo(CORRECT)[0]?.body).toMatchObject({
    version: 0,
    data: { phone: '13900000009', idNumber: '110***********1234' },
  });

  expect(await screen.findByText('有 1 份草稿仍填着更正前的内容：')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '全部改为更正后的内容' }));
  expect(await screen.findByText('已修改 1 份草稿，原内容可在修改历史中查看')).toBeVisible();
  expect(service.sentTo(MEND)[0]?.body).toEqual({ applicationIds: [147] });
});

test('one that was corrected elsewhere meanwhile shows that, keeps what was typed, and can be saved', async () => {
  const theirs = aFact({ version: 1, data: { ...aFact().data, title: 'senior', major: '水利' } });
  const words = '这条资料刚刚有更新，请核对后再保存';
  const service = await open({
    [LIST]: library([aFact()]),
    [DRAFTS]: ok([]),
    [CORRECT]: refused(409, words, { errorCode: 'fact.version_moved', data: theirs }),
  });
  await userEvent.click(await screen.findByRole('button', { name: '更正顾明谦' }));
  const dialog = within(await screen.findByRole('dialog'));
  await userEvent.type(dialog.getByRole('textbox', { name: /手机/ }), '13900000009');
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  expect(await dialog.findByText(words)).toBeVisible();
  expect(dialog.getByRole('textbox', { name: /专业/ })).toHaveValue('水利');
  expect(dialog.getByRole('textbox', { name: /手机/ })).toHaveValue('13900000009');

  service.answer(CORRECT, ok({ ...theirs, version: 2 }));
  await userEvent.click(dialog.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(service.sentTo(CORRECT)).toHaveLength(2));
  expect(service.sentTo(CORRECT)[1]?.body).toMatchObject({
    version: 1,
    data: { phone: '13900000009', major: '水利', title: 'senior' },
  });
});

test('what the service refuses is said in the dialog, and what was typed stays', async () => {
  await open({ [LIST]: library([]), [ADD]: refused(409, '资料库里已有这一条，请直接更正') });
  await userEvent.click(await screen.findByRole('button', { name: '添加学习与工作经历' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByRole('textbox', { name: /学校或单位/ }), '青陶水务');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByText('资料库里已有这一条，请直接更正')).toBeVisible();
  expect(within(dialog).getByRole('textbox', { name: /学校或单位/ })).toHaveValue('青陶水务');
});

test.each([
  {
    what: 'the service says that the outcome is unknown',
    silence: refused(503, '抱歉，服务没有回应，结果未知；可以放心再次提交，不会重复处理'),
    words: /结果未知；可以放心再次提交/,
  },
  { what: 'no answer comes at all', silence: { status: 0 }, words: /没有连上服务/ },
])('where $what, the same is sent again from its place, under the same key', async ({ silence, words }) => {
  let answer: StubReply = silence;
  const service = await open({ [LIST]: library([]), [ADD]: () => answer });
  await userEvent.click(await screen.findByRole('button', { name: '添加学习与工作经历' }));
  const dialog = await screen.findByRole('dialog');
  const school = within(dialog).getByRole('textbox', { name: /学校或单位/ });
  await userEvent.type(school, '青陶水务');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));
  expect(await within(dialog).findByRole('alert')).toHaveTextContent(words);
  expect(school).toHaveValue('青陶水务');

  answer = ok(aFact({ kind: 'career' }));
  await userEvent.click(within(dialog).getByRole('button', { name: '再次提交' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = service.requests.filter(({ method }) => method === 'POST');
  expect(sent.map(({ body }) => body)).toEqual([sent[0]?.body, sent[0]?.body]);
  expect(new Set(sent.map(({ headers }) => headers['idempotency-key'])).size).toBe(1);
});

test.each([
  ['负责人信息', false],
  ['单位登记信息', true],
])('where each field may be left out, an empty one is refused as a whole: %s', async (kind, mayEditUnit) => {
  const service = await open({ [LIST]: library([], mayEditUnit) });
  await userEvent.click(await screen.findByRole('button', { name: `添加${kind}` }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: '保存' }));

  expect(await within(dialog).findByRole('alert')).toHaveTextContent('请至少填写一项');
  const fields = [...within(dialog).queryAllByRole('textbox'), ...within(dialog).queryAllByRole('combobox')];
  expect(fields.filter((field) => field.getAttribute('aria-invalid') === 'true')).toEqual([]);
  expect(service.sentTo(ADD)).toHaveLength(0);
});

test('a fact is deleted only after a question', async () => {
  let facts = [aFact()];
  const service = await open({
    [LIST]: () => library(facts),
    'DELETE /prod-api/cms/fact/{id}': () => {
      facts = [];
      return ok(null);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: '删除顾明谦' }));
  expect(service.requests.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('资料库还是空的')).toBeVisible();
});

test('entries of one name are told apart by the rest of their words', async () => {
  const place = '青陶水务科技有限公司';
  const first = aFact({ id: 6, kind: 'career', data: { place, start: '2011-07', end: '2017-03' } });
  const second = aFact({ id: 7, kind: 'career', data: { place, start: '2017-04' } });
  await open({ [LIST]: library([first, second]) });
  const buttons = await screen.findAllByRole('button', { name: /^删除青陶/ });

  expect(new Set(buttons.map((button) => button.getAttribute('aria-label'))).size).toBe(2);
  await userEvent.click(buttons[0] as HTMLElement);
  expect(await screen.findByRole('dialog')).toHaveTextContent(/青陶水务科技有限公司.+2011/);
});

test('a fact without what names it is refused by the name of that field', async () => {
  const service = await open({ [LIST]: library([]) });
  await userEvent.click(await screen.findByRole('button', { name: '添加团队成员' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /^保\s*存$/ }));

  expect(await within(dialog).findByLabelText(/^姓名/)).toHaveAccessibleDescription(/请填写姓名/);
  expect(service.sentTo(ADD)).toEqual([]);
});

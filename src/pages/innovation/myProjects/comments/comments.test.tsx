import type { Discussion } from '@contract/comment';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const COMMENTS = 'GET /prod-api/cms/apply/{id}/comments';
const SAY = 'POST /prod-api/cms/apply/{id}/comments';
const SETTLE = 'PUT /prod-api/cms/apply/{id}/threads/{threadId}';
const TAKE = 'DELETE /prod-api/cms/apply/{id}/comments/{commentId}';

const aComment = { id: 31, name: '顾明谦', own: false, text: '请 @沈知遥 补上去年的数据' };
const thread = {
  id: 7,
  path: 'plan.basis',
  comments: [{ ...aComment, createTime: '2026-09-12T09:00:00+08:00' }],
  resolvedAt: null as string | null,
  resolvedBy: null as string | null,
};
const settled = { ...thread, resolvedAt: '2026-09-13T09:00:00+08:00', resolvedBy: '顾明谦' };
const aDiscussion = (facts: Partial<Discussion> = {}): Discussion => ({
  threads: [thread],
  others: [{ accountId: 12, name: '顾明谦' }],
  mayComment: true,
  ...facts,
});

const open = (
  query: string,
  answers: Parameters<typeof signedInService>[0] = {},
  facts: Parameters<typeof anApplication>[0] = {},
) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/{id}': ok(anApplication({ sections: fullSections(), ...facts })),
    [COMMENTS]: ok(aDiscussion()),
    ...answers,
  });
  renderApp(`/innovation/myProjects/147?${query}`);
  return service;
};
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
/** Names are wrapped in direction isolates (U+2068, U+2069). */
const mark = (name: string) =>
  screen.findByRole('button', { name: new RegExp(`^\\u2068?${name}\\u2069?的批注，`) });

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-09-14T14:08:00+08:00'));
});

test('the sign at a field says how much is open there, and opens what was said', async () => {
  open('step=plan');
  const sign = await mark('立项依据');
  expect(sign).toHaveTextContent('1');
  expect(sign).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(sign);
  expect(sign).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText('@沈知遥')).toBeVisible();
  expect(await mark('研究内容')).toHaveTextContent('');
});

test('a name that is pressed stands in the words, which are sent to that field', async () => {
  const said = { ...aComment, id: 32, own: true, name: '沈知遥', createTime: '2026-09-14T14:08:00+08:00' };
  const service = open('step=plan', {
    [SAY]: ok(aDiscussion({ threads: [{ ...thread, id: 8, path: 'plan.route', comments: [said] }] })),
  });
  await userEvent.click(await mark('技术路线'));
  await press('添加批注');
  expect(screen.getByText('请填写批注')).toBeVisible();
  expect(service.sentTo(SAY)).toHaveLength(0);

  await press(/^@.?顾明谦.?$/);
  await userEvent.type(screen.getByLabelText('写批注'), '请看');
  await press('添加批注');

  expect(await screen.findByLabelText('回复')).toHaveValue('');
  expect(service.sentTo(SAY)[0]?.body).toEqual({ path: 'plan.route', text: '@顾明谦 请看' });
});

test('words that were refused stay, with the reason', async () => {
  open('step=plan', { [SAY]: refused(409, '一份申报最多 1000 条批注') });
  await userEvent.click(await mark('技术路线'));
  await userEvent.type(screen.getByLabelText('写批注'), '再写一条');
  await press('添加批注');
  expect(await screen.findByText('一份申报最多 1000 条批注')).toBeVisible();
  expect(screen.getByLabelText('写批注')).toHaveValue('再写一条');
});

test('more than a comment may hold is said at its place, and nothing is sent', async () => {
  const service = open('view=comments');
  const field = await screen.findByLabelText('回复');
  await userEvent.click(field);
  await userEvent.paste('长'.repeat(1002));
  await press('发出回复');
  expect(field).toBeInvalid();
  expect(screen.getAllByText('超出 2 字').length).toBeGreaterThan(0);
  expect(service.sentTo(SAY)).toHaveLength(0);
  await userEvent.clear(field);
});

test('words that are not sent yet are there again on the way back', async () => {
  open('view=comments');
  await userEvent.type(await screen.findByLabelText('回复'), '写了一半');
  cleanup();
  open('view=comments');
  const field = await screen.findByLabelText('回复');
  expect(field).toHaveValue('写了一半');
  await userEvent.clear(field);
});

test('whoever writes alone sees no sign', async () => {
  open('step=plan', { [COMMENTS]: ok(aDiscussion({ threads: [], others: [] })) });
  await screen.findByRole('heading', { level: 1, name: '研究方案' });
  await screen.findByLabelText('立项依据');
  expect(screen.queryByRole('button', { name: /的批注，/ })).not.toBeInTheDocument();
});

test('somebody who only reads has the signs too', async () => {
  open('step=plan', {}, { part: 'reader', writable: [], actions: [] });
  expect(await mark('立项依据')).toBeVisible();
});

test('the list shows what is open and what is settled, and settles it', async () => {
  const service = open('view=comments', { [SETTLE]: ok(aDiscussion({ threads: [settled] })) });
  const entry = await screen.findByRole('region', { name: /立项依据/ });
  expect(within(entry).getByRole('link', { name: '前往此处' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?step=plan#plan.basis',
  );
  await press('标为已解决');
  expect(await screen.findByText('没有未解决的批注')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('link', { name: /^未解决/ })).toHaveFocus());
  expect(service.sentTo(SETTLE)[0]?.body).toEqual({ resolved: true });
  await userEvent.click(screen.getByRole('link', { name: /^已解决/ }));
  expect(await screen.findByRole('button', { name: '重新打开' })).toBeVisible();
});

test('what is settled gives the focus to its neighbour', async () => {
  const other = { ...thread, id: 8, path: 'plan.content' };
  open('view=comments', {
    [COMMENTS]: ok(aDiscussion({ threads: [thread, other] })),
    [SETTLE]: ok(aDiscussion({ threads: [settled, other] })),
  });
  const entry = await screen.findByRole('region', { name: /立项依据/ });
  await userEvent.click(within(entry).getByRole('button', { name: '标为已解决' }));
  await waitFor(() => expect(screen.getByRole('region', { name: /研究内容/ })).toHaveFocus());
  expect(screen.queryByRole('region', { name: /立项依据/ })).toBeNull();
});

test('the sign counts the matter, not the replies to it, as the overview does', async () => {
  const [first] = thread.comments;
  const twice = { ...thread, comments: [first, { ...first, id: 99 }] } as typeof thread;
  open('step=plan', { [COMMENTS]: ok(aDiscussion({ threads: [twice] })) });
  expect(await mark('立项依据')).toHaveTextContent(/^1$/);
});

test('the own words are taken back once one is sure', async () => {
  const own = { ...thread, comments: [{ ...thread.comments[0], own: true }] } as typeof thread;
  const service = open('view=comments', {
    [COMMENTS]: ok(aDiscussion({ threads: [own] })),
    [TAKE]: ok(aDiscussion({ threads: [] })),
  });
  await screen.findByRole('region', { name: /立项依据/ });
  await press('删除');
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '删除' }));
  expect(await screen.findByText('没有未解决的批注')).toBeVisible();
  expect(service.sentTo(TAKE)).toHaveLength(1);
});

test('once it is filed they are read and no more', async () => {
  open(
    'view=comments',
    { [COMMENTS]: ok(aDiscussion({ mayComment: false })) },
    { status: 'unit_review', actions: [] },
  );
  expect(await screen.findByText('申报已经提交，批注只供负责人和协作人查看。')).toBeVisible();
  await screen.findByRole('region', { name: /立项依据/ });
  for (const name of ['标为已解决', '发出回复', '删除'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('the task list says which section has something open', async () => {
  open('');
  expect(await screen.findByRole('link', { name: /研究方案.*未解决的批注 1 处/ })).toBeVisible();
  expect(screen.getByRole('link', { name: '批注（未解决 1 处）' })).toBeVisible();
});

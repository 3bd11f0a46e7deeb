import type { DemandReply } from '@contract/demand-reply';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDemand, anOwn, aReply } from '@tests/support/a-demand';
import { renderApp } from '@tests/support/renderApp';
import { ok, refused, signedInService } from '@tests/support/signedInService';

const OPEN = 'GET /prod-api/cms/open/demand/{id}';
const OWN = 'GET /prod-api/cms/demand/{id}';
const REPLIES = 'GET /prod-api/cms/demand/{id}/replies';

const asks = async (): Promise<void> => {
  await userEvent.click(await screen.findByRole('button', { name: '申请对接' }));
  await userEvent.type(await screen.findByRole('textbox', { name: '可提供的方案' }), '可以先看数据');
  await userEvent.click(screen.getByRole('button', { name: '提交对接申请' }));
};

it('a demand shows at once how it stands where a moderator was quicker', async () => {
  const stands = [anOwn({ status: 'pending', editable: false, actions: ['withdraw'] })];
  signedInService({
    [OWN]: () => ok(stands[0]),
    'POST /prod-api/cms/demand/{id}/{event}': () => {
      stands[0] = anOwn({ status: 'published', editable: false, actions: ['close'], version: 2 });
      return refused(409, '需求当前的状态不允许这一步');
    },
  });
  renderApp('/user/demand/7');
  await userEvent.click(await screen.findByRole('button', { name: '撤回' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '撤回' }));

  expect(await screen.findByText('需求当前的状态不允许这一步')).toBeVisible();
  expect(await screen.findByText('已发布')).toBeVisible();
  // The demand loaded again has no indicators, so their table must be gone.
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.queryByRole('button', { name: '撤回' })).toBeNull();
});

it('a demand shows the conversation that was begun in another tab', async () => {
  const stands: DemandReply[] = [];
  signedInService({
    [OPEN]: ok(aDemand()),
    [REPLIES]: () => ok([...stands]),
    'POST /prod-api/cms/demand/{id}/replies': () => {
      stands.push(aReply({ mine: true }));
      return refused(409, '已经申请过对接，请在原来的对话里继续');
    },
  });
  renderApp('/demand/detail/7');
  await asks();

  expect(await screen.findByRole('article', { name: '我的对接申请' })).toBeVisible();
  expect(screen.getByText('已经申请过对接，请在原来的对话里继续')).toBeVisible();
  expect(screen.queryByRole('button', { name: '提交对接申请' })).toBeNull();
});

it('a demand says why it takes no reply where it ended while one was written', async () => {
  const stands = [aDemand()];
  signedInService({
    [OPEN]: () => ok(stands[0]),
    [REPLIES]: ok([]),
    'POST /prod-api/cms/demand/{id}/replies': () => {
      stands[0] = aDemand({ status: 'solved', daysLeft: null });
      return refused(409, '这项需求已结束，不再接受对接申请');
    },
  });
  renderApp('/demand/detail/7');
  await asks();

  await waitFor(() => expect(screen.queryByRole('button', { name: '提交对接申请' })).toBeNull());
  expect(screen.getByText('这项需求已结束，不再接受对接申请')).toBeVisible();
});

it('shows at once that a conversation is over in which a message was written', async () => {
  const stands = [aReply({ mine: true, actions: ['withdraw'] })];
  signedInService({
    [OPEN]: ok(aDemand()),
    [REPLIES]: () => ok([...stands]),
    'POST /prod-api/cms/demand/replies/{id}/messages': () => {
      stands[0] = aReply({ mine: true, status: 'declined', reason: '方向不同', actions: [], open: false });
      return refused(409, '这份对接申请刚有变化，请核对后再操作');
    },
  });
  renderApp('/demand/detail/7');
  await userEvent.type(await screen.findByRole('textbox', { name: '留言' }), '何时方便');
  await userEvent.click(screen.getByRole('button', { name: '发送留言' }));

  expect(await screen.findByText('已谢绝')).toBeVisible();
  expect(screen.getByText('这份对接申请刚有变化，请核对后再操作')).toBeVisible();
});

it('shows at once how a conversation stands that the other side ended first', async () => {
  const stands = [aReply()];
  signedInService({
    [OPEN]: ok(aDemand({ mine: true })),
    [REPLIES]: () => ok(stands),
    'POST /prod-api/cms/demand/replies/{id}/{event}': () => {
      stands[0] = aReply({ status: 'withdrawn', actions: [], open: false, version: 1 });
      return refused(409, '这份对接申请刚有变化，请核对后再操作');
    },
  });
  renderApp('/demand/detail/7');
  const thread = await screen.findByRole('article', { name: '陆一苇 · 砺石新材料研究院' });
  await userEvent.click(within(thread).getByRole('button', { name: /接\s*受/ }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: /接\s*受/ }));

  expect(await screen.findByText('这份对接申请刚有变化，请核对后再操作')).toBeVisible();
  expect(await within(thread).findByText('已撤回')).toBeVisible();
  expect(within(thread).queryByRole('button', { name: /接\s*受/ })).toBeNull();
});

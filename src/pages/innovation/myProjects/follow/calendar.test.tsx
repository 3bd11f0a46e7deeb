import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { copiedText } from '@tests/support/copiedText';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const OWN = 'GET /prod-api/cms/calendar';
const CREATE = 'POST /prod-api/cms/calendar';
const REVOKE = 'DELETE /prod-api/cms/calendar';
const feed = (token: string) => ({
  url: `https://kaichuang.example.cn/prod-api/cms/open/calendar/${token}.ics`,
  createTime: '2026-09-14T16:32:07+08:00',
});

const open = async (answers: Parameters<typeof signedInService>[0]) => {
  const service = signedInService({
    'GET /prod-api/cms/apply/myList': okRows([], { counts: { all: 0, todo: 0, active: 0, ended: 0 } }),
    ...answers,
  });
  const app = renderApp('/user/myProjects');
  await userEvent.click(await screen.findByRole('button', { name: '订阅日程' }));
  return { service, app, dialog: within(await screen.findByRole('dialog', { name: '订阅日程' })) };
};

test('without an address one is made on request, and can be copied', async () => {
  const user = userEvent.setup();
  const { service, dialog } = await open({ [OWN]: ok(null), [CREATE]: ok(feed('new')) });
  expect(service.sentTo(CREATE)).toHaveLength(0);

  await user.click(await dialog.findByRole('button', { name: '生成订阅地址' }));

  const field = await dialog.findByRole('textbox', { name: '订阅地址' });
  expect(field).toHaveValue(feed('new').url);
  await waitFor(() => expect(field).toHaveFocus());
  await user.click(dialog.getByRole('button', { name: '复制地址' }));
  expect(await dialog.findByText('已复制')).toBeVisible();
  expect(await copiedText()).toBe(feed('new').url);
  expect(dialog.getByRole('link', { name: '添加到日历' })).toHaveAttribute(
    'href',
    feed('new').url.replace('https:', 'webcal:'),
  );
});

test('a browser that allows no copying selects the address instead', async () => {
  const { dialog } = await open({ [OWN]: ok(feed('old')) });
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));

  await userEvent.click(await dialog.findByRole('button', { name: '复制地址' }));

  expect(await dialog.findByText('浏览器不允许复制，内容已选中，请手动复制')).toBeVisible();
  const field = dialog.getByRole<HTMLInputElement>('textbox', { name: '订阅地址' });
  expect(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)).toBe(feed('old').url);
});

test('ending it asks first, and then offers a new one', async () => {
  const { service, dialog } = await open({ [OWN]: ok(feed('old')), [REVOKE]: ok(null) });

  await userEvent.click(await dialog.findByRole('button', { name: '停用订阅' }));
  expect(service.sentTo(REVOKE)).toHaveLength(0);
  const question = (await screen.findAllByRole('dialog')).at(-1);
  if (!question) throw new Error('nothing was asked');
  await userEvent.click(within(question).getByRole('button', { name: '停用订阅' }));

  const anew = await dialog.findByRole('button', { name: '生成订阅地址' });
  expect(anew).toBeVisible();
  expect(service.sentTo(REVOKE)).toHaveLength(1);
  // Not behind the dialog.
  await waitFor(() => expect(document.activeElement?.closest('[tabindex="-1"]')).toContainElement(anew));
});

test('going back in the browser takes the question along with its page', async () => {
  const { service, dialog, app } = await open({ [OWN]: ok(feed('old')), [REVOKE]: ok(null) });
  await userEvent.click(await dialog.findByRole('button', { name: '停用订阅' }));
  await waitFor(() => expect(screen.getAllByRole('dialog')).toHaveLength(2));

  const history = app.history() as unknown as { push: (path: string) => void };
  act(() => history.push('/500'));

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(service.sentTo(REVOKE)).toHaveLength(0);
});

test('what could not be done is said, and the old address stays', async () => {
  const { dialog } = await open({ [OWN]: ok(null), [CREATE]: refused(500, '暂时无法处理') });

  await userEvent.click(await dialog.findByRole('button', { name: '生成订阅地址' }));

  expect(await dialog.findByRole('alert')).toHaveTextContent('暂时无法处理');
  await waitFor(() => expect(dialog.getByRole('button', { name: '生成订阅地址' })).toBeEnabled());
});

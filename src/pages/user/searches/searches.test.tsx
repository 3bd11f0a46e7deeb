import type { SavedSearch } from '@contract/saved-search';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const LIST = 'GET /prod-api/cms/savedSearch';
const aSearch = (facts: Partial<SavedSearch> = {}): SavedSearch => ({
  id: 4,
  kind: 'demand',
  name: '绿色化工需求',
  filters: { field: 'chemistry' },
  path: '/demand?field=chemistry&orderByColumn=publishAt',
  paused: false,
  toldTime: null,
  told: 0,
  createTime: '2026-11-01T09:00:00+08:00',
  ...facts,
});

it('leads to what a search finds, and stops its notices until they are wanted again', async () => {
  const person = userEvent.setup();
  let search = aSearch();
  const service = signedInService({
    [LIST]: () => ok([search]),
    'PATCH /prod-api/cms/savedSearch/{id}': ({ body }) => {
      search = { ...search, ...(body as Partial<SavedSearch>) };
      return ok(search);
    },
  });
  renderApp('/user/searches');

  const link = await screen.findByRole('link', { name: '绿色化工需求' });
  expect(link).toHaveAttribute('href', '/demand?field=chemistry&orderByColumn=publishAt');
  await person.click(screen.getByRole('button', { name: '暂停通知' }));

  expect(await screen.findByText('已暂停')).toBeVisible();
  expect(service.requests.find(({ method }) => method === 'PATCH')?.body).toEqual({ paused: true });
  await person.click(screen.getByRole('button', { name: '恢复通知' }));
  await waitFor(() => expect(screen.queryByText('已暂停')).toBeNull());
});

it('refuses an empty name at its place, and keeps what was typed when the service refuses', async () => {
  const person = userEvent.setup();
  signedInService({
    [LIST]: ok([aSearch()]),
    'PATCH /prod-api/cms/savedSearch/{id}': refused(409, '同样的条件已经保存过'),
  });
  renderApp('/user/searches');
  await person.click(await screen.findByRole('button', { name: '改名' }));
  const field = screen.getByRole('textbox', { name: '搜索名称' });

  await person.clear(field);
  await person.click(screen.getByRole('button', { name: '保存' }));
  expect(field).toBeInvalid();
  expect(screen.getByRole('alert')).toHaveTextContent('请写 1 到 40 字，现在 0 字');
  await person.type(field, '化工');
  await person.click(screen.getByRole('button', { name: '保存' }));

  expect(await screen.findByText('同样的条件已经保存过')).toBeVisible();
  expect(screen.getByRole('textbox', { name: '搜索名称' })).toHaveValue('化工');
});

it('asks before it deletes, and then says how to save another', async () => {
  const person = userEvent.setup();
  let searches = [aSearch()];
  signedInService({
    [LIST]: () => ok(searches),
    'DELETE /prod-api/cms/savedSearch/{id}': () => {
      searches = [];
      return ok(null);
    },
  });
  renderApp('/user/searches');

  await person.click(await screen.findByRole('button', { name: '删除' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('删除后不再通知。确认删除“绿色化工需求”？');
  await person.click(within(dialog).getByRole('button', { name: /^删\s*除$/ }));

  expect(await screen.findByText('还没有保存的搜索')).toBeVisible();
});

it('is saved from the list it narrows, under a name its filters suggest', async () => {
  const person = userEvent.setup();
  const service = signedInService({
    'GET /prod-api/cms/open/demand': okRows([]),
    [LIST]: ok([]),
    'POST /prod-api/cms/savedSearch': ({ body }) => ok(aSearch(body as Partial<SavedSearch>)),
  });
  renderApp('/demand?field=chemistry');

  await person.click(await screen.findByRole('button', { name: '保存此搜索' }));
  expect(screen.getByRole('textbox', { name: '搜索名称' })).toHaveValue('绿色化工');
  await person.click(screen.getByRole('button', { name: '保存' }));

  expect(await screen.findByText('已保存为“绿色化工”，有新内容时通知您。', { exact: false })).toBeVisible();
  expect(service.requests.find(({ method }) => method === 'POST')?.body).toEqual({
    kind: 'demand',
    name: '绿色化工',
    filters: { field: 'chemistry' },
  });
});

import { screen, waitFor } from '@testing-library/react';
import { answer, fill, press } from '@tests/support/admin-press';
import { renderAdmin } from '@tests/support/renderAdmin';
import { ok, okRows, refused } from '@tests/support/signedInService';
import { stubService } from '@tests/support/stubService';
import DictsPage from '.';

const LIST = 'GET /prod-api/system/dict/list';
const TYPES = 'GET /prod-api/system/dict/types';
const CREATE = 'POST /prod-api/system/dict';
const SAVE = 'PUT /prod-api/system/dict/{id}';
const entry = {
  id: 5,
  type: 'kczx_degree',
  value: 'master',
  label: '硕士',
  parentValue: null,
  sort: 20,
  isDefault: true,
  enabled: true,
};
const open = (answers: Parameters<typeof stubService>[0] = {}, at = '/?type=kczx_degree') => {
  const service = stubService({
    [LIST]: okRows([entry]),
    [TYPES]: ok([{ type: 'kczx_degree', count: 5 }]),
    ...answers,
  });
  return { service, admin: renderAdmin(<DictsPage />, { at }) };
};

test('an entry is changed without its key; what was not touched is sent as it was', async () => {
  const { service, admin } = open({ [SAVE]: ok(entry) });
  await press(/^修\s*改$/);
  expect(await screen.findByLabelText('键值')).toBeDisabled();
  await fill(/^名称$/, '硕士研究生');
  await answer(/^保\s*存$/);

  await waitFor(() => expect(admin.told).toContain('已保存'));
  expect(service.sentTo(SAVE)[0]?.body).toEqual({
    label: '硕士研究生',
    sort: 20,
    isDefault: true,
    enabled: true,
    before: { label: '硕士', sort: 20, isDefault: true, enabled: true },
  });
});

test('a key that is taken is said at the key, and nothing typed is lost', async () => {
  const fields = [{ path: 'body.value', message: '同一字典中已有这个键值' }];
  const { service } = open({ [CREATE]: refused(400, '请求内容有误，请检查后重试', { data: { fields } }) });
  await press('新增条目');
  await answer(/^保\s*存$/);
  expect(await screen.findByText('请填写键值')).toBeInTheDocument();
  await fill('字典类型', 'kczx_degree');
  await fill('键值', 'master');
  await fill(/^名称$/, '硕士');
  await answer(/^保\s*存$/);

  expect(await screen.findByText('同一字典中已有这个键值')).toBeInTheDocument();
  expect(screen.getByLabelText('键值')).toHaveValue('master');
  expect(service.sentTo(CREATE)[0]?.body).toEqual({
    type: 'kczx_degree',
    value: 'master',
    label: '硕士',
    parentValue: null,
    sort: 100,
    isDefault: false,
    enabled: true,
  });
});

test('a list that cannot be read can be tried again, and an empty one says so', async () => {
  const { service, admin } = open({ [LIST]: refused(503, '服务正忙，请稍后重试') });
  await waitFor(() => expect(admin.told).toEqual(['服务正忙，请稍后重试']));

  service.answer(LIST, okRows([]));
  await press(/^重\s*试$/);
  expect(await screen.findByText('没有符合条件的条目')).toBeVisible();
});

test('dictionaries stand by name; one of them leads to its entries', async () => {
  const { service } = open({}, '/');
  expect(await screen.findByText('kczx_degree')).toBeVisible();
  expect(service.sentTo(LIST)).toHaveLength(0);
  await press('学位');

  expect(await screen.findByRole('heading', { level: 1, name: '学位' })).toBeVisible();
  await waitFor(() => expect(service.sentTo(LIST)[0]?.query.get('type')).toBe('kczx_degree'));
});

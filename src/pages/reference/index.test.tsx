import type { ReferenceCall } from '@contract/reference';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { startAnswers } from '@tests/support/a-setting';
import { copiedText } from '@tests/support/copiedText';
import { renderApp } from '@tests/support/renderApp';
import { stubService } from '@tests/support/stubService';
import { calledPath, templateOf } from './reference-address';

const PATH = '/prod-api/cms/period/{id}';
const aCall: ReferenceCall = {
  method: 'PUT',
  path: PATH,
  group: 'period',
  summary: '管理：修改批次',
  access: 'cms:period:edit',
  idempotent: false,
  assumed: '批次的字段由本平台规定',
  bodyBytes: null,
  params: [{ name: 'id', type: 'integer', required: true, nullable: false, limits: { minimum: 1 } }],
  query: [],
  body: [
    {
      name: 'name',
      type: 'string',
      required: true,
      nullable: false,
      limits: { minLength: 2, maxLength: 60 },
    },
    { name: 'kind', type: 'string', required: false, nullable: true, limits: { choices: ['A', 'B'] } },
  ],
  reply: { isFile: false, fields: [] },
  errors: [{ status: 409, when: 'moved' }],
  example: { url: '/prod-api/cms/period/1', body: '{"name":"名称"}', reply: '{"code":200}' },
};
const lineOf = ({ method, path, summary, access }: ReferenceCall) => ({ method, path, summary, access });
const groups = [
  { key: 'period', title: '批次', calls: [lineOf(aCall)] },
  {
    key: 'site',
    title: '站点',
    calls: [{ method: 'GET', path: '/api/setting.json', summary: '站点设置', access: 'public' }],
  },
];
const fields = (body: object) => ({ body: { status: 0, message: 'success', success: true, ...body } });

const open = async (address: string, heading: string) => {
  const service = stubService({
    ...startAnswers(),
    'GET /api/reference.json': fields({ version: '0.1.0', groups }),
    'GET /api/reference/calls.json': fields({ calls: [aCall] }),
  });
  const app = renderApp(address);
  await screen.findByRole('heading', { level: 1, name: heading });
  return { service, app };
};
const main = () => within(screen.getByRole('main'));

test('all calls stand by group, and a search finds one by address, words or permission [route./api/*]', async () => {
  const { app } = await open('/api/', '接口文档');
  expect(main().getByRole('heading', { level: 2, name: '站点' })).toBeVisible();

  await userEvent.type(main().getByRole('searchbox'), 'period:edit{Enter}');

  expect(app.history()).toMatchObject({ location: { search: '?keyword=period%3Aedit' } });
  expect(main().queryByRole('heading', { level: 2, name: '站点' })).not.toBeInTheDocument();
  await userEvent.click(main().getByRole('link', { name: `PUT ${PATH}` }));
  expect(await screen.findByRole('heading', { level: 1, name: PATH })).toBeVisible();
});

test('a call is told with its fields, limits, errors and a sample; nothing is ever sent to it', async () => {
  const { service } = await open(`/api/reference${PATH}`, PATH);

  const call = await screen.findByRole('article', { name: 'PUT 管理：修改批次' });
  expect(within(call).getByText('cms:period:edit')).toBeVisible();
  expect(within(call).getByText('2–60 个字符')).toBeVisible();
  expect(within(call).getByText('可选 A · B；可为 null')).toBeVisible();
  expect(within(call).getByText(/批次的字段由本平台规定/)).toBeVisible();
  expect(within(call).getByText(/version 已落后/)).toBeVisible();
  expect(within(call).getByText(/curl -X PUT .*\/prod-api\/cms\/period\/1/)).toBeVisible();
  expect(service.requests.filter(({ path }) => path.startsWith('/prod-api/cms/period'))).toEqual([]);
});

test('a sample can be copied, and it is said that it was', async () => {
  const user = userEvent.setup();
  await open(`/api/reference${PATH}`, PATH);
  const sample = await screen.findByRole('region', { name: 'PUT 响应示例' });

  await user.click(within(sample).getByRole('button', { name: '复制示例' }));

  expect(within(sample).getByRole('status')).toHaveTextContent('已复制');
  expect(await copiedText()).toBe('{"code":200}');
});

test('an unknown address names itself and shows what there is', async () => {
  await open('/api/unknown/thing.json', '接口文档');

  expect(screen.getByText('没有 /api/unknown/thing.json 这个地址，以下是全部接口')).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: '批次' })).toBeVisible();
});

test.each([
  ['/api', ''],
  ['/api/', ''],
  ['/api/reference', ''],
  ['/api/setting.json', '/api/setting.json'],
  ['/api/reference/prod-api/cms/apply', '/prod-api/cms/apply'],
  ['/api/reference/api/users/%7Blogin%7D.json', '/api/users/{login}.json'],
  ['/api/reference.json', '/api/reference.json'],
  ['/api/reference/calls.json', '/api/reference/calls.json'],
  ['/api/%', '/api/%'],
])('the address %s speaks of the call "%s"', (address, path) => {
  expect(calledPath(address)).toBe(path);
});

test.each([
  ['/api/users/accounts/tan.json', '/api/users/accounts/{login}.json'],
  ['/api/users/sessions.json', '/api/users/sessions.json'],
  ['/api/users/accounts/tan/extra.json', undefined],
])('%s is explained by %s', (path, template) => {
  const templates = ['/api/users/{id}.json', '/api/users/sessions.json', '/api/users/accounts/{login}.json'];
  expect(templateOf(path, templates)).toBe(template);
});

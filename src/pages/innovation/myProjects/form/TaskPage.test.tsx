import { screen, waitFor, within } from '@testing-library/react';
import { aPeriod } from '@tests/support/a-period';
import { anApplication, fullSections } from '@tests/support/an-application';
import { renderApp } from '@tests/support/renderApp';
import { ok, okRows, refused, signedInService } from '@tests/support/signedInService';

const ONE = 'GET /prod-api/cms/apply/{id}';
const NOW = new Date('2026-09-14T14:08:00+08:00');

const open = async (application = anApplication(), answers: Parameters<typeof signedInService>[0] = {}) => {
  const service = signedInService({ [ONE]: ok(application), ...answers });
  const app = renderApp('/innovation/myProjects/147');
  await screen.findByRole('heading', { level: 2, name: /^申报书/ });
  return { service, app };
};
const row = (name: RegExp) =>
  within(screen.getByRole('list', { name: '申报书' }))
    .getAllByRole('listitem')
    .find((item) => name.test(item.textContent ?? '')) as HTMLElement;

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(NOW.getTime());
});

test('the draft says that it has not been submitted, and until when there is time by the server', async () => {
  await open(anApplication({ sections: fullSections() }));
  expect(screen.getByText('尚未提交')).toBeVisible();
  expect(screen.getByText('剩余 16 天')).toBeInTheDocument();
  expect(screen.getByText('2026-09-30 23:59:59（北京时间）')).toBeVisible();
});

test.each([
  ['a first draft', {}, '未编号', '2026 年度第二批', '尚未提交'],
  [
    'a returned one',
    { status: 'returned', no: 'KC2026-B-0147', filedVersion: 1 },
    ...(['KC2026-B-0147', 'KC2026-B-0147', '退回修改'] as const),
  ],
  [
    'one edited again',
    { no: 'KC2026-B-0147', filedVersion: 1 },
    ...(['KC2026-B-0147', 'KC2026-B-0147', '修改尚未提交'] as const),
  ],
] as const)('%s bears its number, says its period once, and how it stands to its filing', async (...row) => {
  const [, facts, crumb, first, foot] = row;
  await open(anApplication({ sections: fullSections(), ...facts }));
  const crumbs = screen.getByRole('navigation', { name: '当前位置' });
  expect(within(crumbs).getByText(crumb)).toBeVisible();
  const title = screen.getByRole('heading', { level: 1 }).parentElement as HTMLElement;
  expect(within(title).getAllByRole('listitem')[0]).toHaveTextContent(first);
  expect(screen.getAllByText('2026 年度第二批')).toHaveLength(1);
  expect(screen.getByText(foot, { selector: 'strong' })).toBeVisible();
});

test('each section shows whether it is begun, unfinished, wrong or done', async () => {
  const sections = fullSections();
  sections.plan.route = null;
  sections.base.title = '短';
  sections.files = { attachments: [], promiseTruth: null, promiseUnique: null, promiseIntegrity: null };
  await open(anApplication({ sections }));
  expect(row(/项目基本信息/)).toHaveTextContent('1 处需要修改');
  expect(row(/项目基本信息/)).toHaveTextContent('有问题');
  expect(row(/研究方案/)).toHaveTextContent('进行中');
  expect(row(/研究方案/)).toHaveTextContent('还需填写 1 处');
  expect(row(/申报单位/)).toHaveTextContent('已完成');
  expect(row(/附件与承诺/)).toHaveTextContent('未开始');
});

test('核对并提交 cannot be started before all seven are done, and is no link until then', async () => {
  await open(anApplication());
  expect(row(/核对并提交/)).toHaveTextContent('暂不可开始');
  expect(within(row(/核对并提交/)).queryByRole('link')).not.toBeInTheDocument();
});

test('when all seven are done the next step is to check and submit', async () => {
  await open(anApplication({ sections: fullSections() }));
  expect(within(row(/核对并提交/)).getByRole('link')).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?step=check',
  );
  expect(screen.getAllByRole('link', { name: '核对并提交' }).at(-1)).toBeVisible();
});

test('继续填写 leads to the step where the applicant was, unless it is done', async () => {
  const sections = fullSections();
  sections.plan.route = null;
  sections.team.leaderPhone = null;
  await open(anApplication({ sections, stepReached: 'plan' }));
  expect(screen.getByRole('link', { name: '继续填写' })).toHaveAttribute(
    'href',
    '/innovation/myProjects/147?step=plan',
  );
});

test('after the deadline the draft is kept, read-only, and the page says so', async () => {
  const late = new Date('2026-10-01T09:00:00+08:00');
  jest.spyOn(Date, 'now').mockReturnValue(late.getTime());
  await open(anApplication({ editable: false, actions: [] }), {
    'GET /prod-api/cms/period/list': okRows([aPeriod({ status: 'closed', serverTime: late.toISOString() })]),
  });
  expect(screen.getByText('批次已于 2026-09-30 23:59:59（北京时间）截止，草稿已保留')).toBeVisible();
  expect(screen.queryByRole('link', { name: '继续填写' })).not.toBeInTheDocument();
});

test('the wrong clock of a machine does not move the deadline', async () => {
  // The local clock shows October, the service's clock September.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-10-20T09:00:00+08:00'));
  await open(anApplication());
  expect(screen.getByText('剩余 16 天')).toBeInTheDocument();
  expect(screen.queryByText(/草稿已保留/)).not.toBeInTheDocument();
});

test('an application of somebody else, or of nobody, leads to the page for missing things', async () => {
  signedInService({ [ONE]: refused(404, '没有找到请求的内容') });
  const app = renderApp('/innovation/myProjects/999');
  await waitFor(() => expect(app.history()).toMatchObject({ location: { pathname: '/404' } }), {
    timeout: 4000,
  });
});

test('a record that does not load can be loaded again', async () => {
  signedInService({ [ONE]: refused(503, '服务正在维护') });
  renderApp('/innovation/myProjects/147');
  expect(await screen.findByText('服务正在维护')).toBeVisible();
});

const PEOPLE = 'GET /prod-api/cms/apply/{id}/helpers';
const gu = { accountId: 12, name: '顾明谦' };
const people = {
  leader: gu,
  helpers: [],
  invitations: [],
  mayInvite: false,
  mayManage: false,
  duties: [{ section: 'budget', accountId: 11, name: '沈知遥', due: '2026-09-20' }],
};

test('an author finds the own sections first, what has a date before the rest, under their numbers', async () => {
  await open(
    anApplication({ sections: fullSections(), part: 'author', writable: ['plan', 'budget'], actions: [] }),
    { [PEOPLE]: ok(people) },
  );
  await screen.findByText(/沈知遥.*负责，.*2026-09-20.*前完成/);
  const rows = within(screen.getByRole('list', { name: '申报书' })).getAllByRole('listitem');
  expect(rows.slice(0, 3).map((item) => /^\d/.exec(item.textContent ?? '')?.[0])).toEqual(['6', '4', '1']);
  expect(screen.getByText('内容只有负责人和协作人可见，由负责人提交')).toBeVisible();
  expect(screen.queryByRole('link', { name: '核对并提交' })).not.toBeInTheDocument();
});

test('who of the team is in a section now stands at it, by name for whoever listens', async () => {
  const PRESENT = 'PUT /prod-api/cms/apply/{id}/presence';
  const { service } = await open(anApplication({ sections: fullSections() }), {
    'GET /prod-api/cms/apply/{id}/comments': ok({ threads: [], others: [gu], mayComment: true }),
    [PRESENT]: ok({ others: [{ ...gu, step: 'plan' }] }),
  });
  expect(await screen.findByRole('img', { name: /^正在此处：.*顾明谦/ })).toHaveTextContent('谦');
  expect(within(row(/研究方案/)).getByRole('img')).toBeVisible();
  expect(service.sentTo(PRESENT)[0]?.body).toEqual({ step: null });
});

test('whoever writes alone tells nobody where they are', async () => {
  const { service } = await open(anApplication({ sections: fullSections() }));
  expect(service.sentTo('PUT /prod-api/cms/apply/{id}/presence')).toHaveLength(0);
});

test.each([
  ['a draft', {}],
  ['a returned one', { status: 'returned', no: 'KC2026-B-0147', filedVersion: 1 }],
] as const)('past its deadline %s promises nothing that can still be done', async (_, facts) => {
  const serverTime = '2026-10-02T09:00:00+08:00';
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse(serverTime));
  const startedFrom = {
    applicationId: 12,
    no: 'KC2025-B-0002',
    filedVersion: 1,
    at: '2025-09-01T09:00:00+08:00',
    title: '旧申报',
    anew: ['base.title'],
  };
  const sections = fullSections();
  sections.base.title = null;
  await open(anApplication({ sections, startedFrom, editable: false, ...facts }), {
    'GET /prod-api/cms/period/list': okRows([aPeriod({ status: 'closed', serverTime })]),
  });
  expect(screen.getByRole('heading', { level: 2, name: '申报书 已完成 6/7 项' })).toBeVisible();
  expect(screen.getByText(/期限已过，不能再修改与提交/)).toBeVisible();
  expect(await screen.findByText('沈知遥（负责人）')).toBeVisible();
  for (const said of [/任意顺序/, /随时离开/, /可提交/, /预计约/, /需重新填写/, /暂不可开始/, /提交前检查/])
    expect(screen.queryByText(said)).not.toBeInTheDocument();
});
